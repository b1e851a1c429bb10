// Written by `make types` from the Python structs; do not edit.

export interface Do {
  readonly ref?: string | null;
  readonly seat: number;
  readonly at: number;
  readonly key?: string | null;
  readonly do: string | Readonly<Record<string, unknown>>;
}

export interface Undo {
  readonly ref?: string | null;
  readonly seat: number;
  readonly at: number;
  readonly key?: string | null;
  readonly undo: number;
}

export interface Why {
  readonly ref?: string | null;
  readonly seat: number;
  readonly why: string | Readonly<Record<string, unknown>>;
}

export interface Preview {
  readonly ref?: string | null;
  readonly seat: number;
  readonly preview: string | Readonly<Record<string, unknown>>;
}

export interface Hint {
  readonly ref?: string | null;
  readonly seat: number;
  readonly hint: true;
}

export interface GiveOrders {
  readonly ref?: string | null;
  readonly seat: number;
  readonly orders: readonly string[];
}

export interface LookAhead {
  readonly ref?: string | null;
  readonly seat: number;
  readonly ahead: true;
}

export interface Choose {
  readonly ref?: string | null;
  readonly seat: number;
  readonly choose: string | Readonly<Record<string, unknown>>;
  readonly at: number;
}

export interface Withdraw {
  readonly ref?: string | null;
  readonly seat: number;
  readonly withdraw: true;
}

export interface Resign {
  readonly ref?: string | null;
  readonly seat: number;
  readonly resign: true;
}

export interface Leave {
  readonly ref?: string | null;
  readonly seat: number;
  readonly leave: string;
}

export interface Back {
  readonly ref?: string | null;
  readonly seat: number;
  readonly back: true;
}

export interface Replace {
  readonly ref?: string | null;
  readonly seat: number;
  readonly replace: number;
}

export interface Say {
  readonly ref?: string | null;
  readonly say: string;
}

export interface Mute {
  readonly ref?: string | null;
  readonly mute: number;
  readonly on: boolean;
}

export interface Ping {
  readonly ref?: string | null;
  readonly ping: number;
}

export interface TableNow {
  readonly is: "table";
  readonly ref: string | null;
  readonly id: string;
  readonly agreement: Agreement;
  readonly set: SetLabel;
  readonly status: "closed" | "open" | "over" | "running" | "stranded";
  readonly seats: readonly SeatNow[];
  readonly is_host: boolean;
  readonly host: number | null;
  readonly commit: string;
  readonly words: readonly string[];
  readonly binding: string;
  readonly next: string;
  readonly votes: readonly ([number, number])[];
  readonly watching: number;
  readonly over: Over | null;
}

export interface Agreement {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly watch: "anyone" | "link" | "nobody";
  readonly listed: boolean;
  readonly help: "coach" | "legal" | "none" | "preview";
  readonly colours: readonly string[];
  readonly grace: number;
  readonly undo: boolean;
  readonly event: Event | null;
  readonly brought: number;
  readonly pause: number;
  readonly branched: Origin | null;
}

export interface Clock {
  readonly kind?: "bank" | "move" | "none";
  readonly seconds?: number;
  readonly increment?: number;
  readonly window?: number;
  readonly timeout?: "bot" | "move" | "resign";
}

export interface Event {
  readonly kind: "deal" | "league" | "tournament";
  readonly of: string;
  readonly part: string;
}

export interface Origin {
  readonly at: number;
  readonly of: string;
  readonly table: string;
}

export interface SetLabel {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly provenance: string;
  readonly ruleset: string;
  readonly is_house: boolean;
}

export interface SeatNow {
  readonly seat: number;
  readonly name: string;
  readonly colour: string;
  readonly bot: string;
  readonly resigned: boolean;
  readonly is_open: boolean;
  readonly is_mine: boolean;
  readonly is_here: boolean;
  readonly left: number;
  readonly away: number;
}

export interface Over {
  readonly type: "Over";
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly gave_up?: number | null;
}

export interface Position {
  readonly is: "position";
  readonly ref?: string | null;
  readonly seat: number | null;
  readonly at: number;
  readonly since: number;
  readonly view: unknown;
  readonly waiting: readonly number[];
  readonly events?: unknown;
  readonly offers?: unknown;
  readonly sealed?: string;
  readonly undo?: number;
  readonly orders?: readonly string[];
  readonly chosen?: Offer;
  readonly dropped?: Offer;
  readonly banks?: readonly number[];
  readonly until?: number | null;
  readonly now: number;
  readonly over?: Over | null;
}

export interface Offer {
  readonly do: string;
  readonly action: unknown;
}

export interface Done {
  readonly is: "done";
  readonly ref?: string | null;
  readonly at: number;
}

export interface Refused {
  readonly is: "refused";
  readonly ref?: string | null;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly clause?: string;
  readonly at?: number;
}

export interface WhyNot {
  readonly is: "why";
  readonly ref?: string | null;
  readonly why: string;
  readonly code?: string;
  readonly clause?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

export interface Previewed {
  readonly is: "preview";
  readonly ref?: string | null;
  readonly preview: string;
  readonly events: unknown;
  readonly view?: unknown;
  readonly cautions?: readonly Caution[];
}

export interface Caution {
  readonly code: string;
  readonly params: Readonly<Record<string, number>>;
}

export interface Hinted {
  readonly is: "hint";
  readonly ref?: string | null;
  readonly seat: number;
  readonly at: number;
  readonly moves: readonly Advice[];
}

export interface Advice {
  readonly do: string;
  readonly standing: number;
  readonly reasons: readonly Reason[];
}

export interface Reason {
  readonly term: string;
  readonly points: number;
  readonly amount?: number;
  readonly side?: "" | "mine" | "theirs";
  readonly of?: string;
}

export interface LookedAhead {
  readonly is: "ahead";
  readonly ref?: string | null;
  readonly seat: number;
  readonly at: number;
  readonly view?: unknown;
  readonly offers?: readonly unknown[];
}

export interface ChatMessage {
  readonly is: "said";
  readonly ref?: string | null;
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly moment: number;
}

export interface Pong {
  readonly is: "pong";
  readonly ref?: string | null;
  readonly ping: number;
}

export interface Figure {
  readonly name: string;
  readonly seat: number;
  readonly count: number;
  readonly of: number;
  readonly at: number;
}

export interface Friend {
  readonly id: string;
  readonly name: string;
  readonly matches: number;
  readonly last: number;
  readonly page: string;
}

export interface Wish {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: readonly string[];
  readonly clock?: Clock;
  readonly watch?: "anyone" | "link" | "nobody";
  readonly listed?: boolean;
  readonly help?: "coach" | "legal" | "none" | "preview";
  readonly colours?: readonly string[];
  readonly grace?: number;
  readonly pause?: number;
  readonly words?: string;
  readonly set?: string;
  readonly version?: number;
}

export interface Analysed {
  readonly status: "done" | "none" | "running" | "stopped";
  readonly entries: number;
  readonly judged: number;
  readonly report: Analysis | null;
}

export interface Analysis {
  readonly game: string;
  readonly entries: number;
  readonly level: string;
  readonly budget: number;
  readonly seed: number;
  readonly curve: readonly Standing[];
  readonly decisions: readonly Decision[];
  readonly luck: readonly Stroke[];
  readonly turning: readonly Turning[];
  readonly accounts: readonly Account[];
}

export interface Standing {
  readonly at: number;
  readonly chances: readonly number[];
}

export interface Decision {
  readonly at: number;
  readonly seat: number;
  readonly do: string;
  readonly mark: "bad" | "best" | "doubtful" | "good";
  readonly chance: number;
  readonly lost?: number;
  readonly error?: number;
  readonly points?: number;
  readonly better?: string;
  readonly reasons?: readonly Reason[];
  readonly later?: readonly Reason[];
}

export interface Stroke {
  readonly at: number;
  readonly cause: string;
  readonly came: string;
  readonly changes: readonly number[];
  readonly error?: number;
}

export interface Turning {
  readonly at: number;
  readonly kind: "choice" | "luck";
  readonly seat: number;
  readonly change: number;
}

export interface Account {
  readonly seat: number;
  readonly decisions: number;
  readonly marks: Readonly<Record<"bad" | "best" | "doubtful" | "good", number>>;
  readonly lost: number;
  readonly points: number;
  readonly start: number;
  readonly luck: number;
  readonly luck_error: number;
  readonly play: number;
  readonly result: number;
}

export interface Moment {
  readonly at: number;
  readonly seat: number;
  readonly did: string;
  readonly position: SeatPosition;
}

export interface SeatPosition {
  readonly seat: number;
  readonly at: number;
  readonly since: number;
  readonly view: unknown;
  readonly waiting: readonly number[];
  readonly events: unknown;
  readonly offers?: unknown;
  readonly over?: Over | null;
}

export interface Puzzle {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly seat: number;
  readonly mark: "bad" | "best" | "doubtful" | "good";
  readonly lost: number;
  readonly error: number;
  readonly points: number;
}

export interface Trial {
  readonly move: string | Readonly<Record<string, unknown>>;
}

export interface Branching {
  readonly at: number;
  readonly seats?: readonly string[];
  readonly help?: "coach" | "legal" | "none" | "preview";
  readonly watch?: "anyone" | "link" | "nobody";
}

export interface Replay {
  readonly entries: number;
  readonly steps: readonly ReplayStep[];
}

export interface ReplayStep {
  readonly at: number;
  readonly line: string;
  readonly events: unknown;
  readonly views: Readonly<Record<string, unknown>>;
  readonly waiting: readonly number[];
  readonly over: Over | null;
}

export interface LessonNow {
  readonly moves: readonly string[];
  readonly begun: number;
  readonly step: number;
  readonly steps: number;
  readonly say: readonly string[];
  readonly point: readonly string[];
  readonly show: string;
  readonly answer: LessonAnswer | null;
  readonly position: SeatPosition;
}

export interface LessonAnswer {
  readonly verdict: "missed" | "refused" | "right" | "wrong";
  readonly says: string;
  readonly code: string;
  readonly clause: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface LessonOf {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly seat: number;
  readonly options: Readonly<Record<string, string>>;
  readonly colours: readonly string[];
  readonly steps: number;
  readonly covers: readonly string[];
}

export interface LessonQuestion {
  readonly move: string | Readonly<Record<string, unknown>>;
  readonly moves?: readonly string[];
}

export interface LessonTry {
  readonly moves?: readonly string[];
  readonly do?: string | Readonly<Record<string, unknown>> | null;
  readonly since?: number | null;
}

export interface GameOf {
  readonly name: string;
  readonly version: number;
  readonly ruleset: string;
  readonly options: readonly OptionOf[];
  readonly colours: Readonly<Record<string, readonly string[]>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly standing: readonly string[];
  readonly ending: string;
}

export interface OptionOf {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
}

export interface Today {
  readonly day: string;
  readonly left: number;
  readonly deals: readonly DealNow[];
}

export interface DealNow {
  readonly game: string;
  readonly name: string;
  readonly table: string;
  readonly progress: "new" | "over" | "running";
  readonly played: number;
  readonly place: number | null;
  readonly lead: number | null;
  readonly model: number | null;
  readonly leads: readonly ([number, number])[];
}

export interface HouseNow {
  readonly is_invited: boolean;
  readonly people: readonly KnownPerson[];
  readonly bans: readonly Ban[];
  readonly invitations: readonly Invited[];
  readonly log: readonly SignedDeed[];
}

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly is_moderator: boolean;
  readonly is_banned: boolean;
}

export interface Ban {
  readonly person: string;
  readonly name: string;
  readonly until: number;
  readonly reason: string;
}

export interface Invited {
  readonly hash: string;
  readonly note: string;
  readonly left: number;
  readonly until: number;
}

export interface SignedDeed {
  readonly who: string;
  readonly act: "appoint" | "ban" | "close" | "dismiss" | "enter" | "forget" | "invite" | "league" | "round" | "tournament" | "unban" | "uninvite" | "unleague" | "unsay" | "withdraw";
  readonly on: string;
  readonly detail: string;
  readonly moment: number;
  readonly name: string;
}

export interface LeagueNow {
  readonly league: LeagueOf;
  readonly standings: readonly Rank[];
  readonly history: readonly RatingStep[];
}

export interface LeagueOf {
  readonly id: string;
  readonly title: string;
  readonly terms: Agreement;
  readonly members: number;
  readonly is_member: boolean;
  readonly is_closed: boolean;
}

export interface Rank {
  readonly place: number;
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
  readonly ordinal: number;
  readonly played: number;
  readonly is_me: boolean;
  readonly page: string;
}

export interface RatingStep {
  readonly table: string;
  readonly place: number;
  readonly mu: number;
  readonly sigma: number;
  readonly moment: number;
}

export interface TournamentNow {
  readonly tournament: TournamentOf;
  readonly standings: readonly Ranked[];
  readonly rounds: readonly RoundOf[];
  readonly is_entered: boolean;
  readonly is_done: boolean;
}

export interface TournamentOf {
  readonly id: string;
  readonly title: string;
  readonly plan: Plan;
  readonly terms: Agreement;
  readonly status: "open" | "over" | "running";
  readonly round: number;
  readonly rounds: number;
  readonly due: number;
  readonly is_host: boolean;
}

export interface Plan {
  readonly kind?: "duplicate" | "robin" | "swiss";
  readonly rounds?: number;
  readonly days?: number;
  readonly filler?: string;
}

export interface Ranked {
  readonly line: StandingsLine;
  readonly name: string;
  readonly is_me: boolean;
  readonly is_withdrawn: boolean;
}

export interface StandingsLine {
  readonly place: number;
  readonly entrant: number;
  readonly points: number;
  readonly rivals: number;
  readonly lead: number;
  readonly wins: number;
  readonly played: number;
}

export interface RoundOf {
  readonly boards: readonly BoardOf[];
  readonly byes: readonly string[];
}

export interface BoardOf {
  readonly table: string;
  readonly seats: readonly SeatOf[];
}

export interface SeatOf {
  readonly name: string;
  readonly bot: string;
  readonly is_me: boolean;
  readonly place: number | null;
  readonly score: number | null;
  readonly lead: number | null;
  readonly points: number | null;
}

export interface InvitationLink {
  readonly link: string;
}

export interface AuthoredLine {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly moment: number;
}

export interface Listed {
  readonly id: string;
  readonly agreement: Agreement;
  readonly set: SetLabel;
  readonly status: "closed" | "open" | "over" | "running" | "stranded";
  readonly names: readonly string[];
  readonly bots: readonly string[];
  readonly is_mine: boolean;
  readonly changed: number;
  readonly mine: readonly number[];
  readonly is_invited: boolean;
  readonly is_asked: boolean;
  readonly waiting: readonly number[];
  readonly since: number;
  readonly until: number;
  readonly away: readonly number[];
}

export interface Opened {
  readonly id: string;
  readonly link: string;
  readonly table: TableNow;
  readonly is_local: boolean;
}

export interface Sitting {
  readonly words?: string;
  readonly name?: string;
  readonly bot?: string;
}

export interface Measure {
  readonly status: "done" | "none" | "running" | "stopped";
  readonly version: number;
  readonly seats: number;
  readonly matches: number;
  readonly played: number;
  readonly is_mine: boolean;
  readonly report: Report | null;
}

export interface Report {
  readonly matches: number;
  readonly length: Range;
  readonly scores: Range;
  readonly winner: number;
  readonly fair: number;
  readonly shared: number;
  readonly seats: readonly Share[];
  readonly cards: readonly CardFigures[];
  readonly strongest: readonly string[];
  readonly weakest: readonly string[];
}

export interface Range {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Share {
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

export interface CardFigures {
  readonly card: string;
  readonly drawn: number;
  readonly played: number;
  readonly matches: number;
  readonly edge: number;
  readonly low: number;
  readonly high: number;
}

export interface ChannelNow {
  readonly id: string;
  readonly kind: "hook" | "mail" | "push";
  readonly style: string;
  readonly address: string;
  readonly is_confirmed: boolean;
  readonly secret: string;
}

export interface NewChannel {
  readonly kind: "hook" | "mail" | "push";
  readonly address: string;
  readonly keys?: string;
  readonly style?: "discord" | "ntfy" | "slack" | "standard";
}

export interface NoticesNow {
  readonly push: string;
  readonly mail: boolean;
  readonly hooks: boolean;
  readonly channels: readonly ChannelNow[];
  readonly likings: Likings;
}

export interface Likings {
  readonly kinds?: readonly ("invited" | "over" | "seated" | "time" | "turn")[];
  readonly language?: "de" | "en" | "fr" | "it";
  readonly zone?: string;
  readonly quiet_from?: number;
  readonly quiet_until?: number;
  readonly digest?: number;
}

export interface ChannelTried {
  readonly is_sent: boolean;
}

export interface AwayUntil {
  readonly until: number;
}

export interface DeviceNow {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly is_this: boolean;
}

export interface MatchesOf {
  readonly matches: readonly MatchOf[];
  readonly next: number;
}

export interface MatchOf {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly place: number;
  readonly score: number;
  readonly counts: boolean;
  readonly moment: number;
  readonly others: readonly string[];
}

export interface PersonPage {
  readonly name: string;
  readonly since: number;
  readonly is_me: boolean;
  readonly shown: "everyone" | "friends" | "nobody";
  readonly address: string;
  readonly games: readonly Tally[];
  readonly opponents: readonly Opponent[];
  readonly ratings: readonly RatingOf[];
  readonly matches: readonly MatchOf[];
  readonly next: number;
}

export interface Tally {
  readonly game: string;
  readonly seats: number;
  readonly played: number;
  readonly won: number;
}

export interface Opponent {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly played: number;
  readonly ahead: number;
  readonly behind: number;
  readonly page: string;
}

export interface RatingOf {
  readonly rating: LeagueRating;
  readonly history: readonly RatingStep[];
}

export interface LeagueRating {
  readonly league: string;
  readonly title: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly played: number;
}

export interface PasskeyChallenge {
  readonly challenge: string;
  readonly host: string;
  readonly user: string;
  readonly known: readonly string[];
}

export interface PasskeysNow {
  readonly fit: "address" | "fit" | "insecure";
  readonly passkeys: readonly PasskeyNow[];
}

export interface PasskeyNow {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly created: number;
  readonly used: number;
}

export interface Me {
  readonly name: string;
  readonly is_moderator?: boolean;
}

export interface PersonalLink {
  readonly link: string;
  readonly token: string;
}

export interface PictureOf {
  readonly name: string;
  readonly part: string;
  readonly clause: string;
  readonly says: string;
  readonly seat: number;
  readonly colours: readonly string[];
  readonly show: readonly string[];
  readonly point: readonly string[];
  readonly view: unknown;
  readonly events: unknown;
  readonly news: unknown;
  readonly tried: PictureTry | null;
}

export interface PictureTry {
  readonly action: unknown;
  readonly is_allowed: boolean;
}

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Ruling {
  readonly id: string;
  readonly question: string;
  readonly prints: readonly Print[];
  readonly readings: string | null;
  readonly chosen: string;
  readonly sure: "certain" | "probable" | "reconstruction";
  readonly partly_reconstructed: boolean;
  readonly option: string | null;
  readonly clauses: readonly string[];
}

export interface Print {
  readonly languages: readonly string[];
  readonly says: string | null;
}

export interface Checked {
  readonly game: string;
  readonly ruleset: string;
  readonly problems: readonly SetProblem[];
  readonly hints: readonly SetProblem[];
  readonly toml: string;
  readonly sheet: Readonly<Record<string, unknown>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly sentences: Readonly<Record<string, Readonly<Record<string, CardSays>>>>;
  readonly standing: readonly string[];
}

export interface SetProblem {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly table: string;
  readonly number: number;
  readonly field: string;
}

export interface CardSays {
  readonly play: string;
  readonly reaction: string;
}

export interface Dealt {
  readonly seat: number;
  readonly view: unknown;
  readonly offers: unknown;
}

export interface Gone {
  readonly gone: "deleted" | "hidden";
}

export interface SetLine {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly provenance: string;
  readonly ruleset: string;
  readonly is_house: boolean;
  readonly game: string;
  readonly author: string;
  readonly is_mine: boolean;
  readonly is_hidden: boolean;
  readonly is_kept: boolean;
  readonly changed: number;
  readonly link: string;
}

export interface SetSheet {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly provenance: string;
  readonly ruleset: string;
  readonly is_house: boolean;
  readonly game: string;
  readonly author: string;
  readonly is_mine: boolean;
  readonly is_hidden: boolean;
  readonly is_kept: boolean;
  readonly changed: number;
  readonly link: string;
  readonly toml: string;
  readonly sheet: Readonly<Record<string, unknown>>;
  readonly versions: readonly VersionRow[];
  readonly counts: Readonly<Record<string, number>>;
  readonly sentences: Readonly<Record<string, Readonly<Record<string, CardSays>>>>;
  readonly standing: readonly string[];
}

export interface VersionRow {
  readonly version: number;
  readonly title: string;
  readonly ruleset: string;
  readonly created: number;
  readonly is_used: boolean;
}

export interface ShutOut {
  readonly id: string;
  readonly name: string;
  readonly how: "block" | "mute";
}

export type ClientMessage = Do | Undo | Why | Preview | Hint | GiveOrders | LookAhead | Choose | Withdraw | Resign | Leave | Back | Replace | Say | Mute | Ping;
export type ServerMessage = TableNow | Position | Done | Refused | WhyNot | Previewed | Hinted | LookedAhead | ChatMessage | Pong;

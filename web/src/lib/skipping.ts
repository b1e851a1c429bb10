/** A click on the table, Enter, Space or Escape: whoever has seen enough is shown what is now. */

interface Skipped {
  readonly isBehind: boolean;
  skip(): void;
}

const TABLE = ".frame > .main, .frame > .boards, .frame > .turn";
const KEYS: readonly string[] = ["Enter", " ", "Escape"];
/** These do what they do, whatever is shown. */
const CONTROLS = "a, input, label, select, summary, textarea, dialog";
const SLACK = 8; // pixels: more is no click but a pan

/** Listen until the answer is called. */
export function skipping(match: Skipped): () => void {
  let from: readonly [number, number] = [0, 0];
  const down = ({ clientX, clientY }: PointerEvent): void => void (from = [clientX, clientY]);
  const click = ({ target, clientX, clientY, detail }: MouseEvent): void => {
    const hasMoved = detail > 0 && Math.hypot(clientX - from[0], clientY - from[1]) > SLACK;
    if (match.isBehind && isOn(target, TABLE) && !isOn(target, CONTROLS) && !hasMoved) match.skip();
  };
  // before anything on the table hears of the key
  const key = (event: KeyboardEvent): void => {
    if (!match.isBehind || !KEYS.includes(event.key) || document.querySelector("dialog:modal"))
      return;
    if (isOn(event.target, `button, ${CONTROLS}`) && event.key !== "Escape") return;
    match.skip();
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("pointerdown", down, true);
  addEventListener("click", click);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerdown", down, true);
    removeEventListener("click", click);
    removeEventListener("keydown", key, true);
  };
}

function isOn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

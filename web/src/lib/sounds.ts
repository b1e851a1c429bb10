/** Small sounds, made here; silent unless somebody wants them. */

import type { Sound } from "./seen";
import { settings } from "./settings.svelte";

interface Note {
  readonly from: number; // Hz
  readonly to: number;
  readonly at: number; // seconds
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType | "noise";
}

const note = (
  shape: Note["shape"],
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
): Note => ({ shape, from, to, at, lasts, loud });

const SCORE: Readonly<Record<Sound, readonly Note[]>> = {
  paper: [note("noise", 2400, 900, 0, 0.16, 0.12)],
  wood: [note("triangle", 240, 120, 0, 0.09, 0.4), note("noise", 800, 400, 0, 0.03, 0.2)],
  dice: [0, 0.07, 0.13, 0.22, 0.3].map((at) => note("noise", 3200, 1400, at, 0.035, 0.25)),
  coo: [
    note("sine", 330, 420, 0, 0.22, 0.3),
    note("sine", 440, 390, 0.24, 0.3, 0.34),
    note("sine", 390, 330, 0.56, 0.22, 0.24),
  ],
  splat: [note("noise", 700, 120, 0, 0.18, 0.4), note("sine", 180, 60, 0.02, 0.2, 0.3)],
  flap: [0, 0.09, 0.18].map((at) => note("noise", 500, 1400, at, 0.07, 0.14)),
  bars: [note("square", 620, 590, 0, 0.05, 0.08), note("square", 480, 470, 0.07, 0.12, 0.08)],
  win: [392, 494, 587, 784].map((hz, i) => note("triangle", hz, hz, i * 0.13, 0.24, 0.25)),
};

let studio: AudioContext | undefined;

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  const share = settings.volume / 100;
  if (!settings.sound || !share) return;
  studio ??= new AudioContext();
  for (const one of SCORE[sound]) sing(studio, share, one);
}

function sing(
  context: AudioContext,
  share: number,
  { shape, from, to, at, lasts, loud }: Note,
): void {
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * share, start + lasts * 0.2);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  gain.connect(context.destination);
  const source = shape === "noise" ? rustle(context, from, to, start, lasts, gain) : tone();
  source.start(start);
  source.stop(start + lasts);

  function tone(): OscillatorNode {
    const voice = context.createOscillator();
    voice.type = shape as OscillatorType;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.linearRampToValueAtTime(to, start + lasts);
    voice.connect(gain);
    return voice;
  }
}

function rustle(
  context: AudioContext,
  from: number,
  to: number,
  start: number,
  lasts: number,
  out: AudioNode,
): AudioBufferSourceNode {
  const length = Math.ceil(context.sampleRate * lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.linearRampToValueAtTime(to, start + lasts);
  source.connect(filter).connect(out);
  return source;
}

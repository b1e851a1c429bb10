/** The window on the land: what it shows, and how it moves there. */

import { still } from "../../lib/settings.svelte";
import {
  between,
  clearFor,
  fitted,
  kept,
  marginFor,
  panned,
  revealed,
  shows,
  zoomed,
  type Camera,
  type Size,
} from "./camera";
import { grown, united, type Box } from "./geometry";

const GLIDE = 260;
const PEGS = 1.2; // fields beside the land on which something may be offered

export class Lookout {
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  size: Size = $state.raw({ width: 0, height: 0 });
  private box: Box = { left: 0, top: 0, right: 2, bottom: 2 };
  private pointed: Box | null = null;
  private frame = 0;
  private isFitted = true; // nobody has moved it since it was fitted

  /** The window has another size; while something is held there, it moves only to stay in sight. */
  resize(width: number, height: number, held: Box | null = null): void {
    const isFirst = !this.size.width;
    this.size = { width, height };
    if (isFirst || (this.isFitted && !held)) this.goTo(this.best());
    else this.camera = kept(this.camera, this.size, this.box);
    if (held) this.reveal(held);
  }

  /** The land has grown, or shrunk by an undo: stay, unless all was in sight and is no more. */
  watch(box: Box): void {
    const wasInSight = this.isInSight();
    this.box = box;
    if (!this.size.width) return;
    if ((this.isFitted || wasInSight) && !this.isInSight()) this.fit();
  }

  /** What a lesson points to belongs to what is to be seen. */
  point(box: Box | null): void {
    this.pointed = box;
    if (!box || !this.size.width || shows(this.camera, this.size, box)) return;
    if (this.isFitted) this.fit();
    else this.reveal(box);
  }

  fit(): void {
    this.isFitted = true;
    this.glide(this.best());
  }

  pan(dx: number, dy: number): void {
    this.goTo(panned(this.camera, dx, dy));
    this.isFitted = false;
  }

  zoom(factor: number, px = this.size.width / 2, py = this.size.height / 2): void {
    this.goTo(zoomed(this.camera, factor, px, py));
    this.isFitted = false;
  }

  /** Bring some fields into sight. */
  reveal(box: Box): void {
    if (!this.size.width || shows(this.camera, this.size, box)) return;
    this.glide(kept(revealed(this.camera, this.size, box), this.size, this.box));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private isInSight(): boolean {
    return shows(this.camera, this.size, grown(this.box, PEGS), clearFor(this.size));
  }

  private best(): Camera {
    const box = this.pointed ? united(this.box, this.pointed) : this.box;
    return fitted(box, this.size, marginFor(this.size), clearFor(this.size));
  }

  private goTo(camera: Camera): void {
    this.stop();
    this.camera = kept(camera, this.size, this.box);
  }

  private glide(to: Camera): void {
    if (still()) return this.goTo(to);
    this.stop();
    const from = this.camera;
    const begun = performance.now();
    const move = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      this.camera = between(from, to, 1 - (1 - part) ** 3);
      if (part < 1) this.frame = requestAnimationFrame(move);
    };
    this.frame = requestAnimationFrame(move);
  }
}

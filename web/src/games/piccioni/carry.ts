/** A card that is dragged: its picture follows the pointer, and nothing can be hit by it. */

export interface Carried {
  to(point: { readonly x: number; readonly y: number }): void;
  end(): void;
}

export function carry({ element }: { readonly element: HTMLElement }): Carried {
  const { width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-pick", "data-stop", "tabindex"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "30",
    opacity: "0.85",
    pointerEvents: "none",
    transition: "none",
    animation: "none",
  });
  document.body.append(ghost);
  return {
    to({ x, y }) {
      ghost.style.transform = `translate(${x - width / 2}px, ${y - height * 0.75}px) scale(0.7)`;
    },
    end: () => ghost.remove(),
  };
}

// Draws frames around elements of the page in an overlay, so that the page's styles do not change.

const frames = new Map<string, HTMLElement[]>();
const styles: Record<string, Partial<CSSStyleDeclaration>> = {
  chosen: { outline: '3px solid #f7cb2d', boxShadow: '0 0 0 5px #08182a, inset 0 0 0 1px #08182a' },
  hover: { outline: '2px dashed #f7cb2d', boxShadow: '0 0 0 3px #08182acc, inset 0 0 0 1px #08182a' },
};

let elements: Record<string, Element[]> = {};
let frame = 0;

function draw(): void {
  cancelAnimationFrame(frame);
  let any = false;
  for (const [kind, list] of Object.entries(elements)) {
    const boxes = frames.get(kind) ?? [];
    frames.set(kind, boxes);
    const inSight = list.filter((element) => element.isConnected && element.checkVisibility());
    while (boxes.length < inSight.length) boxes.push(box(kind));
    boxes.forEach((one, index) => {
      const rect = inSight[index]?.getBoundingClientRect();
      one.hidden = !rect || rect.width === 0;
      if (!rect) return;
      any = true;
      Object.assign(one.style, {
        left: `${rect.left - 4}px`,
        top: `${rect.top - 4}px`,
        width: `${rect.width + 8}px`,
        height: `${rect.height + 8}px`,
      });
    });
  }
  if (any) frame = requestAnimationFrame(draw);
}

function box(kind: string): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: '2147483000',
    pointerEvents: 'none',
    borderRadius: '4px',
    ...styles[kind],
  });
  // outside the body, so that the site's DOM does not change
  document.documentElement.append(element);
  return element;
}

/** Outlines the chosen elements, or the one under the pointer. */
export function drawOutline(list: Element[] = [], kind: 'chosen' | 'hover' = 'chosen'): void {
  elements = { ...elements, [kind]: list };
  draw();
}

// Starts the site in its frame, and reports clicks to the desk.
import { storageKeys } from '../../../src/announcements/announcements.ts';
import { start } from '../../../src/app/entry-client.tsx';
import { changeAddressBar, subscribeToAddressBar } from '../../../src/navigation/address-bar.ts';
import { afterPaint } from '../../../src/ui/after-paint.ts';
import {
  controls,
  elementsOf,
  imagesOf,
  messagesInSight,
  picturesOnPage,
  pictureUnder,
  targetAt,
  valuesOnPage,
} from './find-target.ts';
import { showMessages, valuesGiven } from './messages.ts';
import { drawOutline } from './outline.ts';
import '../../../src/styles/photographs.css';
import type { Picked, SiteApi, SiteMode } from './site-api.ts';
import { stripMarks } from './strip-marks.ts';

const shell = window.parent === window ? undefined : window.parent.deskShell;
let mode: SiteMode = 'use';

// a banner dismissed in the desk would hide the next announcement
for (const key of storageKeys) localStorage.removeItem(key);

let announced = false;
function announceChange(): void {
  if (announced) return;
  announced = true;
  setTimeout(() => {
    announced = false;
    shell?.changed();
  }, 200);
}

const site: SiteApi = {
  path: () => location.pathname,
  goTo: changeAddressBar,
  setMode(next) {
    mode = next;
    document.documentElement.dataset.desk = mode;
    drawOutline();
    drawOutline([], 'hover');
  },
  show: showMessages,
  messages: messagesInSight,
  count: (key) => elementsOf(key).length,
  values: valuesOnPage,
  given: valuesGiven,
  pictures: picturesOnPage,
  outline(target, scrolls) {
    const elements = target?.key ? elementsOf(target.key) : target?.picture ? imagesOf(target.picture) : [];
    drawOutline(elements);
    const isInSight = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 80 && top < innerHeight - 80;
    };
    const scroll = () => {
      if (!elements.some(isInSight)) elements[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    };
    // a new page scrolls to its top in the frame after its change
    if (scrolls) afterPaint(scroll);
    return elements.length > 0;
  },
};

/** Listens before the page does, while clicks select what to change. */
function whileEditing<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) {
  addEventListener(type, (event) => mode === 'edit' && listener(event), true);
}

// an owner who types in the desk keeps the focus when a page arrives here
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  if (document.hasFocus()) focus.call(this, options);
};

const elementOf = ({ target }: Event) => (target instanceof Element ? target : document.body);

/** The elements that a click on a target selects. */
function elementsOfTarget(target: Picked | undefined, element: Element): Element[] {
  if (target?.picture) return imagesOf(target.picture);
  const [message] = target?.messages ?? [];
  if (!message) return [];
  return elementsOf(message.key).filter((one) => one.contains(element) || element.contains(one));
}

if (shell) {
  stripMarks(announceChange);
  shell.connect(site, window);
  whileEditing('click', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // a click by keyboard has no position
    const point = event.detail > 0 ? { x: event.clientX, y: event.clientY } : undefined;
    const target = targetAt(elementOf(event), point);
    if (target) shell.picked(target);
  });
  // a press would be followed by `submit`, `change` or pop-ups
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'] as const) {
    whileEditing(type, (event) => {
      if (!elementOf(event).closest(controls)) return;
      event.stopImmediatePropagation();
      if (type === 'mousedown') event.preventDefault();
    });
  }
  whileEditing('pointerover', (event) => {
    const element = elementOf(event);
    const target = targetAt(element, { x: event.clientX, y: event.clientY });
    drawOutline(elementsOfTarget(target, element).slice(0, 1), 'hover');
  });
  document.documentElement.addEventListener('pointerleave', () => drawOutline([], 'hover'));
  const pictureAt = ({ clientX, clientY }: DragEvent) => pictureUnder({ x: clientX, y: clientY });
  addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const picture = pictureAt(event);
    event.dataTransfer.dropEffect = picture ? 'copy' : 'none';
    drawOutline(picture ? imagesOf(picture).slice(0, 1) : [], 'hover');
  });
  addEventListener('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    const picture = pictureAt(event);
    if (picture) shell.dropped(picture, files);
  });
  addEventListener('keydown', (event) => shell.key(event), true);
  subscribeToAddressBar(announceChange);
}

void start();

import { rootState } from './root-state.ts';

/** When a captured form is submitted without scripts: browsers block a tab that opens later than five seconds after the click. */
const submitTimeoutMs = 4000;

declare global {
  interface Window {
    /** Stops capturing, and repeats the clicks and submits that were captured. Set by boot. */
    replayInput?: () => void;
  }
}

/** Handles captured input as the browser does without scripts. `data-boot-failed` shows the page as it is without them. */
export function releaseInput(): void {
  window.replayInput?.();
  rootState.bootFailed = '';
}

/** The body of a letter: a form's filled fields with their labels. */
function bodyOf(form: HTMLFormElement): string {
  const lines = Array.from(new FormData(form), ([name, value]) => {
    const { labels } = form.elements.namedItem(name) as HTMLInputElement;
    return `${labels?.[0]?.textContent?.replace(' *', '')}: ${value}`;
  });
  return `&body=${encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))}`;
}

/**
 * Captures clicks on buttons and submits of forms until the page has hydrated. What the browser handles by itself (links,
 * popovers) is left to it. After a form has waited for four seconds, all input is handled as without scripts.
 * @returns a promise for the first input
 */
export function captureInput(): Promise<unknown> {
  return new Promise((resolve) => {
    const captured = new Set<HTMLFormElement | HTMLButtonElement>();
    const controller = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      addEventListener(type, listener, { capture: true, signal: controller.signal });

    const capture = (event: Event, target: HTMLFormElement | HTMLButtonElement) => {
      event.preventDefault();
      // React can handle it already when the page has just hydrated, and would handle it again when it is repeated
      event.stopImmediatePropagation();
      captured.add(target);
    };

    on('click', (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || button.type === 'submit' || button.popoverTargetElement) return;
      capture(event, button);
    });
    on('submit', (event) => {
      const form = event.target as HTMLFormElement;
      capture(event, form);
      setTimeout(() => captured.has(form) && releaseInput(), submitTimeoutMs);
    });
    for (const type of ['pointerdown', 'keydown', 'focusin']) on(type, resolve);

    // what React has not handled
    addEventListener('submit', ({ target, defaultPrevented }) => {
      const { letter } = (target as HTMLFormElement).dataset;
      if (letter && !defaultPrevented) location.href = letter + bodyOf(target as HTMLFormElement);
    });
    // a form that the browser submits by itself sends no empty values
    addEventListener('formdata', ({ formData }) => {
      for (const [name, value] of [...formData]) if (!value) formData.delete(name);
    });

    window.replayInput = () => {
      controller.abort();
      for (const target of captured) {
        captured.delete(target);
        if ('formMethod' in target) target.click();
        else {
          const tab = target.target;
          // without user activation the browser blocks a new tab
          if (!navigator.userActivation?.isActive) target.target = '';
          target.requestSubmit();
          // the page may come back from the back/forward cache
          target.target = tab;
        }
      }
    };
  });
}

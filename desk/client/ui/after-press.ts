let isPressed = false;
addEventListener('pointerdown', () => (isPressed = true), true);
for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => (isPressed = false), true);

/** Acts after a press in progress has clicked, since a change of the layout would move the target from under the pointer. */
export async function afterPress(act: () => void): Promise<void> {
  if (isPressed) {
    await new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel']) addEventListener(type, resolve, { once: true });
    });
    // the click comes next
    await new Promise((resolve) => setTimeout(resolve));
  }
  act();
}

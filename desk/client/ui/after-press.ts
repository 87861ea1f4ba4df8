let isPressed = false;
addEventListener('pointerdown', () => (isPressed = true), true);
for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => (isPressed = false), true);

/** Acts once a press that is under way has clicked: what it moves on the page would move from under the pointer. */
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

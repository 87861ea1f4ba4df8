import { addressOf } from '../../src/navigation/routes.ts';
import { test } from './test.ts';
import { button, dialog, texts } from './visitor.ts';

const name = texts.it('rooms.superior.gallery');
const strip = `[role=group][aria-label="${name}"]`;
const firstPicture = { css: `${strip} li:nth-child(1) button` };
const viewer = dialog(name);
const inViewer = 'dialog[open]';
const zoom = button(texts.it('common.gallery.zoom'), inViewer);

test('the gallery shows every picture', async ({ visitor }) => {
  const expectPosition = (index: number, within: string) =>
    visitor.expectValue(
      texts.it('common.picture.position', { index, count: 4 }),
      (css) => document.querySelector(`${css} [aria-live] p, ${css} p[aria-live]`)?.textContent ?? '',
      within,
    );
  const expectReturnedFocus = () =>
    visitor.expectValue(true, (css) => document.activeElement === document.querySelector(css), firstPicture.css);
  const widthOf = () => document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0;

  await visitor.open(addressOf('rooms', 'it'));
  await visitor.click(button(texts.it('common.next'), strip));
  await expectPosition(2, strip);
  await visitor.click(button(texts.it('common.previous'), strip));
  await expectPosition(1, strip);

  await visitor.click(firstPicture);
  await visitor.expectVisible(viewer);
  await expectPosition(1, inViewer);
  for (const index of [2, 3, 4]) {
    await visitor.browser.press('ArrowRight');
    await expectPosition(index, inViewer);
  }
  await visitor.click(button(texts.it('common.previous'), inViewer));
  await expectPosition(3, inViewer);
  await visitor.browser.press('Home');
  await expectPosition(1, inViewer);

  const before = await visitor.evaluate(widthOf);
  await visitor.click(zoom);
  await visitor.expectValue(
    true,
    (small) => (document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0) > small * 2,
    before,
  );
  await visitor.click(zoom);
  await visitor.expectValue(before, widthOf);

  await visitor.browser.press('Escape');
  await visitor.expectHidden(viewer);
  await expectReturnedFocus();
  await visitor.browser.press('Enter');
  await visitor.expectVisible(viewer);
  await visitor.click(button(texts.it('common.gallery.close'), inViewer));
  await visitor.expectHidden(viewer);
  await expectReturnedFocus();
});

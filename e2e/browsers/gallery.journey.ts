import { addressOf } from '../../src/navigation/routes.ts';
import { test } from './test.ts';
import { button, dialog, texts } from './visitor.ts';

const name = texts.it('rooms.superior.gallery');
const strip = `[role=group][aria-label="${name}"]`;
const firstPicture = { css: `${strip} li:nth-child(1) button` };
const viewer = dialog(name);
const inViewer = 'dialog[open]';

test('the gallery scrolls, opens over the page and zooms', async ({ visitor }) => {
  const expectPosition = (index: number, within: string) =>
    visitor.expectValue(
      texts.it('common.picture.position', { index, count: 4 }),
      (css) => document.querySelector(`${css} [aria-live] p, ${css} p[aria-live]`)?.textContent ?? '',
      within,
    );
  const widthOf = () => document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0;

  await visitor.open(addressOf('rooms', 'it'));
  await visitor.click(button(texts.it('common.next'), strip));
  await expectPosition(2, strip);
  await visitor.click(button(texts.it('common.previous'), strip));
  await expectPosition(1, strip);

  await visitor.click(firstPicture);
  await visitor.expectVisible(viewer);
  await visitor.browser.press('ArrowRight');
  await expectPosition(2, inViewer);
  await visitor.browser.press('Home');
  await expectPosition(1, inViewer);

  const before = await visitor.evaluate(widthOf);
  await visitor.click(button(texts.it('common.gallery.zoom'), inViewer));
  await visitor.expectValue(
    true,
    (small) => (document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0) > small * 2,
    before,
  );

  await visitor.browser.press('Escape');
  await visitor.expectHidden(viewer);
  await visitor.expectValue(true, (css) => document.activeElement === document.querySelector(css), firstPicture.css);
});

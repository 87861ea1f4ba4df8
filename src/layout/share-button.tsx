import { useTranslate } from '../i18n/translate.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast/store.ts';

/**
 * Hands the page's address, in the language shown, to the device's own share sheet, or else to the clipboard.
 * Not there without scripts (see `styles/phases.css`).
 */
export function ShareButton() {
  const t = useTranslate();
  const share = async () => {
    // the head knows which address speaks the language shown
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    try {
      if ('share' in navigator) return await navigator.share({ title: document.title, url });
    } catch (error) {
      // the visitor has thought better of it
      if ((error as Error).name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: t('common.share.copied'), description: url });
    } catch {
      showToast({ title: t('common.share.failed'), description: url });
    }
  };
  return (
    <button type="button" className={buttonClass('quietOnDeep')} data-scripted="" onClick={share}>
      <Icon name="share" /> {t('common.share')}
    </button>
  );
}

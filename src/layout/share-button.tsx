import { Trans, useTranslate } from '../i18n/translate.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast/store.ts';

/**
 * Shares the page's address in the current language by the device's share sheet, or else copies it. Hidden without
 * scripts.
 */
export function ShareButton() {
  const t = useTranslate();
  const share = async () => {
    // after a language switch the canonical link differs from the address bar
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    try {
      if ('share' in navigator) return await navigator.share({ title: document.title, url });
    } catch (error) {
      // the visitor closed the share sheet, or it is open already
      if (['AbortError', 'InvalidStateError'].includes((error as Error).name)) return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: <Trans k="common.share.copied" />, description: url });
    } catch {
      showToast({ title: <Trans k="common.share.failed" />, description: url });
    }
  };
  return (
    <button type="button" className={buttonClass('quietOnDeep')} data-scripted="" onClick={share}>
      <Icon name="share" /> {t('common.share')}
    </button>
  );
}

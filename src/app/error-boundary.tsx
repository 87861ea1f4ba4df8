import { Component, type ReactNode } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { PhoneLink } from '../layout/contact-links.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** A page that breaks again within this time of a reload, in milliseconds, is not reloaded once more. */
const reloadTimeoutMs = 10_000;

/**
 * Stands around the whole page. When something breaks it, the document is loaded anew; where that is of no help,
 * the page is put back as it was sent, and works as without scripts.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    recover();
  }

  override render() {
    return this.state.broken ? <LoadFailed /> : this.props.children;
  }
}

function recover(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'reload' || performance.now() > reloadTimeoutMs) {
    location.reload();
    return;
  }
  fetch(location.href)
    .then((answer) => answer.text())
    .then((html) => {
      document.body.replaceWith(new DOMParser().parseFromString(html, 'text/html').body);
      document.documentElement.dataset.script = 'failed';
    })
    // what is said below stays
    .catch(() => {});
}

/** What is seen until the document is there. */
function LoadFailed() {
  const t = useTranslate();
  return (
    <main>
      <Section>
        <h1>{t('common.loadFailed.title')}</h1>
        <p>{t('common.loadFailed.text')}</p>
        <p>
          <Button look="strong" onClick={() => location.reload()}>
            {t('common.loadFailed.reload')}
          </Button>{' '}
          <PhoneLink look="quiet" />
        </p>
      </Section>
    </main>
  );
}

import { Component, type ReactNode } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { PhoneLink } from '../layout/contact-links.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** A page that fails again this soon after a reload is not reloaded again. */
const reloadTimeoutMs = 10_000;

/** Reloads the document when rendering fails. If it fails again, restores the page as it was sent, which works without scripts. */
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
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' || performance.now() > reloadTimeoutMs) {
    location.reload();
    return;
  }
  // fetch() would need a parser, which Trusted Types forbid
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  // where it fails, `LoadFailed` stays
  request.onload = () => {
    document.title = request.response.title;
    document.body.replaceWith(request.response.body);
    document.documentElement.dataset.bootFailed = '';
  };
  request.open('GET', location.href);
  request.send();
}

/** What the visitor sees until the document has loaded. */
function LoadFailed() {
  const t = useTranslate();
  return (
    <main>
      <title>{t('common.loadFailed.title')}</title>
      <Section>
        <h1>{t('common.loadFailed.title')}</h1>
        <p>{t('common.loadFailed.text')}</p>
        <p>
          <Button variant="strong" onClick={() => location.reload()}>
            {t('common.loadFailed.reload')}
          </Button>{' '}
          <PhoneLink variant="quiet" />
        </p>
      </Section>
    </main>
  );
}

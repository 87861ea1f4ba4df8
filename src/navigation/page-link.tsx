import { type ComponentProps, type MouseEvent, memo, type ReactNode } from 'react';
import { useLanguage } from '../i18n/translate.tsx';
import { prefetchRoute } from './load-route.ts';
import { navigateTo } from './navigate-to.ts';
import { useUrlLanguage } from './route-context.ts';
import { addressOf, matchRoute, type PageId } from './routes.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: PageId;
  /** the id of an element of that page */
  part?: string;
  /** a message that contains the link adds them */
  children?: ReactNode;
}

/**
 * A link to another page, which keeps the language of the URL. It does not render after every navigation: thirty links
 * would take a fifth of the navigation's time.
 */
export const PageLink = memo(function PageLink({ to, part, children, ...rest }: PageLinkProps) {
  const urlLanguage = useUrlLanguage();
  const language = useLanguage();
  const prefetch = () => prefetchRoute(to, language);
  const href = addressOf(to, urlLanguage) + (part ? `#${part}` : '');
  const onClick = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
    // the browser handles other tabs, and hashes of the current page
    if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    if (part && matchRoute(location.pathname).route === to) return;
    event.preventDefault();
    navigateTo(href);
  };
  return (
    <a {...rest} href={href} onClick={onClick} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch}>
      {children}
    </a>
  );
});

import { type ComponentProps, type MouseEvent, memo, type ReactNode } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useLanguage } from '../i18n/translate.tsx';
import { prefetchRoute } from './load-route.ts';
import { useUrlLocale } from './route-context.ts';
import { addressOf, matchRoute, type PageId } from './routes.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: PageId;
  /** the id of an element of that page */
  part?: string;
  children: ReactNode;
}

/**
 * A link to another page, which keeps the locale of the URL. Unlike wouter's own it does not render after every
 * navigation: with thirty links in view that takes a fifth of the time.
 */
export const PageLink = memo(function PageLink({ to, part, children, ...rest }: PageLinkProps) {
  const half = useUrlLocale();
  const language = useLanguage();
  const { aroundNav } = useRouter();
  const prefetch = () => prefetchRoute(to, language);
  const href = addressOf(to, half) + (part ? `#${part}` : '');
  const onClick = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
    // the browser handles other tabs, and hashes of the current page
    if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    if (part && matchRoute(location.pathname).id === to) return;
    event.preventDefault();
    aroundNav(navigate, href);
  };
  return (
    <a {...rest} href={href} onClick={onClick} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch}>
      {children}
    </a>
  );
});

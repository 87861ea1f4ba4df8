import { type ComponentProps, type MouseEvent, memo, type ReactNode } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useLanguage } from '../i18n/translate.tsx';
import { prefetchRoute } from './load-route.ts';
import { useUrlLocale } from './route-context.ts';
import { addressOf, matchRoute, type PageId } from './routes.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: PageId;
  /** the id of a part of that page, without '#' */
  part?: string;
  children: ReactNode;
}

/**
 * A link to another page of the site, in the half of it that the visitor came in by. Unlike wouter's own it does not
 * hear of every change of place: with some thirty of them in view that takes a fifth of the time of a page change.
 */
export const PageLink = memo(function PageLink({ to, part, children, ...rest }: PageLinkProps) {
  const half = useUrlLocale();
  const language = useLanguage();
  const { aroundNav } = useRouter();
  const warm = () => prefetchRoute(to, language);
  const href = addressOf(to, half) + (part ? `#${part}` : '');
  const go = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
    // another tab or window and a part of the page in view are the browser's own business
    if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    if (part && matchRoute(location.pathname).id === to) return;
    event.preventDefault();
    aroundNav(navigate, href);
  };
  return (
    <a {...rest} href={href} onClick={go} onPointerEnter={warm} onFocus={warm} onTouchStart={warm}>
      {children}
    </a>
  );
});

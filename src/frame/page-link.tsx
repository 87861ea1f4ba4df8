import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../copy/text.tsx';
import { addressOf, type PageId } from '../routes.ts';
import { warmScreen } from './screens.ts';
import { usePlace } from './visit.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: PageId;
  /** the id of a part of that page, without '#' */
  part?: string;
  children: ReactNode;
}

/** A link to another page of the site, in the half of it that the visitor came in by. */
export function PageLink({ to, part, children, ...rest }: PageLinkProps) {
  const { half, screen } = usePlace();
  const language = useLanguage();
  const warm = () => warmScreen(to, language);
  const href = addressOf(to, half) + (part ? `#${part}` : '');
  // a part of the page in view is the browser's own business
  if (part && to === screen) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} href={href} onPointerEnter={warm} onFocus={warm} onTouchStart={warm}>
      {children}
    </Link>
  );
}

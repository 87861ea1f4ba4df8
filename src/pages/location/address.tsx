import { startTransition, useEffect, useRef, useState } from 'react';
import { addressLines, hotel } from '../../hotel/identity.ts';
import { mapAddress } from '../../hotel/links/directions.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import { DirectionsLink } from '../../layout/directions-link.tsx';
import { PostalAddress } from '../../layout/postal-address.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Section } from '../../ui/section.tsx';
import tiles from '../../ui/tiles.module.css';
import styles from './address.module.css';
import { Walk } from './walk.tsx';

/** A map from another site, requested when it comes into view; tiles until then, and without a network. */
function ExternalMap({ title }: { title: string }) {
  const space = useRef<SVGSVGElement>(null);
  const [hasBeenInView, setHasBeenInView] = useState(false);
  useEffect(() => {
    // no margin: the privacy note says that nobody is asked before
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.some(({ isIntersecting }) => isIntersecting);
      // a frame creates a document, which is slow: render it in a later task
      if (isInView && navigator.onLine) startTransition(() => setHasBeenInView(true));
    });
    // reports at once whether the space is in view
    const observe = () => {
      observer.disconnect();
      if (space.current) observer.observe(space.current);
    };
    observe();
    addEventListener('online', observe);
    return () => {
      observer.disconnect();
      removeEventListener('online', observe);
    };
  }, []);
  const { embed, height } = hotel.map;
  const className = `${tiles.tiles} ${styles.frame}`;
  const map = (
    <iframe
      className={className}
      src={embed}
      title={title}
      height={height}
      loading="lazy"
      // the map service rejects requests without a referrer
      referrerPolicy="strict-origin-when-cross-origin"
      // scripts, its own files, and links in new tabs
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
  if (hasBeenInView) return map;
  return (
    <>
      <svg ref={space} className={className} height={height} aria-hidden="true" />
      {/* browsers without scripts ignore `loading` */}
      <noscript>{map}</noscript>
    </>
  );
}

/** The address, the walk from the hotel, and the only part of the site that another site serves: the map. */
export function Address() {
  const t = useTranslate();
  const address = addressLines.join(', ');
  return (
    <Section labelledBy="address" className={styles.address}>
      <div className={styles.text}>
        <h2 id="address" className={styles.heading}>
          {t('location.address.title')}
        </h2>
        <PostalAddress className={styles.lines} />
        <ul className={styles.links}>
          <li>
            <DirectionsLink variant="strong">{t('common.directions')}</DirectionsLink>
          </li>
          <li>
            <NewTabLink className={buttonClass('quiet')} href={mapAddress} notice={t('common.newTab')}>
              {t('location.map.open')}
            </NewTabLink>
          </li>
          <li data-scripted="">
            <Button onClick={() => print()}>{t('location.sheet.print')}</Button>
          </li>
        </ul>
      </div>
      <div className={styles.map}>
        <ExternalMap title={t('location.map.title', { name: hotel.name, address })} />
        <p className={styles.fallback}>{t('location.map.fallback', { address })}</p>
      </div>
      <Walk />
    </Section>
  );
}

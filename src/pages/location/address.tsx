import { startTransition, useEffect, useState } from 'react';
import { mapAddress } from '../../hotel/directions.ts';
import { distances } from '../../hotel/facts.ts';
import { addressLines, hotel } from '../../hotel/identity.ts';
import { useTranslate } from '../../i18n/translate.tsx';
import { DirectionsLink } from '../../layout/directions-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Section } from '../../ui/section.tsx';
import tiles from '../../ui/tiles.module.css';
import styles from './address.module.css';

const near = [
  { id: 'sea', values: distances.sea },
  { id: 'centre', values: { minutes: distances.centre.walkMinutes } },
  { id: 'port', values: { minutes: distances.port.walkMinutes } },
] as const;

/** Fetched when all of ours is there: until then, and where the map can't be had, there are tiles. */
function OutsideMap({ title }: { title: string }) {
  const [due, setDue] = useState(false);
  // in a task of its own: a frame begins with a document
  useEffect(() => startTransition(() => setDue(true)), []);
  const { embed, height } = hotel.map;
  const look = `${tiles.tiles} ${styles.frame}`;
  const map = (
    <iframe
      className={look}
      src={embed}
      title={title}
      height={height}
      loading="lazy"
      // the maps service serves nobody who hides where he comes from
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
  if (due) return map;
  return (
    <>
      {/* not yet a frame: a browser makes an empty document for one without an address, before the page is painted */}
      <svg className={look} height={height} aria-hidden="true" />
      <noscript>{map}</noscript>
    </>
  );
}

/** The address, what is a walk away, and the map from outside: the only thing on the site that is. */
export function Address() {
  const t = useTranslate();
  const address = addressLines.join(', ');
  return (
    <Section labelledBy="address" className={styles.address}>
      <div className={styles.words}>
        <h2 id="address" className={styles.heading} tabIndex={-1}>
          {t('location.address.title')}
        </h2>
        <address className={styles.lines} translate="no">
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div>
          <h3 className={styles.heading}>{t('location.near.title')}</h3>
          <dl className={styles.near}>
            {near.map(({ id, values }) => (
              <div key={id}>
                <dt>{t(`location.near.${id}.label`)}</dt>
                <dd>{t(`location.near.${id}.value`, values)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={styles.map}>
        <OutsideMap title={t('location.map.title', { name: hotel.name, address })} />
        <p className={styles.fallback}>{t('location.map.fallback', { address })}</p>
        <ul className={styles.links}>
          <li>
            <DirectionsLink look="strong">{t('common.directions')}</DirectionsLink>
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
    </Section>
  );
}

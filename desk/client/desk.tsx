import { lazy, Suspense, useState } from 'react';
import { Bar } from './bar/bar.tsx';
import { Said } from './bar/said.tsx';
import styles from './desk.module.css';
import { isLoaded, useDesk } from './desk-store.ts';
import { openDropped, openPicked } from './open-picked.ts';
import { frameLoaded, listenToSite } from './site-frame.ts';
import { Working } from './ui/controls.tsx';

const modules = {
  words: () => import('./words/words-panel.tsx'),
  facts: () => import('./facts/facts-panel.tsx'),
  announcements: () => import('./announcements/announcements-panel.tsx'),
  photographs: () => import('./photographs/photographs-panel.tsx'),
  todo: () => import('./to-do/to-do-panel.tsx'),
  versions: () => import('./versions/versions-panel.tsx'),
};
const panels = Object.fromEntries(Object.entries(modules).map(([name, load]) => [name, lazy(load)]));

// after the site: the next panel opens at once
addEventListener('load', () => {
  for (const load of Object.values(modules)) void load();
});

listenToSite({ picked: openPicked, dropped: openDropped });

/** The bar, the site, and the panel that is open. */
export function Desk() {
  const desk = useDesk();
  const { panel, t } = desk;
  const Panel = panel && panels[panel.name];
  return (
    <div className={styles.desk} data-panel={panel?.name}>
      <Bar />
      <main className={styles.site}>
        <h1 className="visually-hidden">{t.theDesk}</h1>
        <Site />
      </main>
      {Panel && isLoaded(desk) && (
        <Suspense fallback={<aside className={styles.panel} aria-busy="true" />}>
          <Panel />
        </Suspense>
      )}
      <Said />
    </div>
  );
}

function Site() {
  const { frames, t } = useDesk();
  const { shown, next } = frames;
  return (
    <>
      {[shown, next].map((frame) => frame !== undefined && <Frame key={frame} isNext={frame === next} />)}
      {next !== undefined && (
        <div className={styles.loading}>
          <Working>{t.openingThePage}</Working>
        </div>
      )}
    </>
  );
}

/** The page at the address; the next one is out of sight. */
function Frame({ isNext }: { isNext: boolean }) {
  const { phone, t } = useDesk();
  const [address] = useState(() => location.pathname + location.hash);
  return (
    <iframe
      src={address}
      className={styles.frame}
      data-phone={phone || undefined}
      inert={isNext}
      title={t.yourSite}
      onLoad={({ currentTarget }) => frameLoaded(currentTarget)}
    />
  );
}

import { useEffect, useState } from 'react';
import { AnnouncementsPanel } from './announcements/announcements-panel.tsx';
import { Bar } from './bar/bar.tsx';
import { StatusMessage } from './bar/status-message.tsx';
import styles from './desk.module.css';
import { isLoaded, useDesk } from './desk-store.ts';
import { FactsPanel } from './facts/facts-panel.tsx';
import { PhotographsPanel } from './photographs/photographs-panel.tsx';
import { frameLoaded } from './site-frame.ts';
import { ToDoPanel } from './to-do/to-do-panel.tsx';
import { Working } from './ui/controls.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';
import { WordsPanel } from './words/words-panel.tsx';

const panels = {
  words: WordsPanel,
  facts: FactsPanel,
  announcements: AnnouncementsPanel,
  photographs: PhotographsPanel,
  todo: ToDoPanel,
  versions: VersionsPanel,
};

/** The bar, the site, and the panel that is open. */
export function Desk() {
  const desk = useDesk();
  const { panel, language, t } = desk;
  const Panel = panel && panels[panel.name];
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <div className={styles.desk} data-panel={panel?.name}>
      <title>{t.theDesk}</title>
      <Bar />
      {Panel && isLoaded(desk) && <Panel />}
      <main className={styles.site}>
        <Site />
      </main>
      <StatusMessage />
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

/** The page at the address. The next frame is invisible until its page is ready. */
function Frame({ isNext }: { isNext: boolean }) {
  const { isPhoneWide, t } = useDesk();
  const [address] = useState(() => location.pathname + location.hash);
  return (
    <iframe
      src={address}
      className={styles.frame}
      data-phone={isPhoneWide || undefined}
      inert={isNext}
      title={t.yourSite}
      onLoad={({ currentTarget }) => frameLoaded(currentTarget)}
    />
  );
}

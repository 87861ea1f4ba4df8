import { asWritten } from '../../../build/content/values/value-names.ts';
import { isAt } from '../../content/entry-path.ts';
import { placeLabel } from '../../content/place-label.ts';
import { catalogues } from '../../sentences/sentences.ts';
import { type Draft, isLoaded, open, type Panel, set, setLanguage, useDesk } from '../desk-store.ts';
import { waitingIn, withDrafts } from '../drafts/drafts.ts';
import { panelFor } from '../panel-for.ts';
import { setDay } from '../site-frame.ts';
import { Sign } from '../ui/controls.tsx';
import { step } from '../undo.ts';
import styles from './bar.module.css';
import { PageChooser } from './page-chooser.tsx';

const names = Object.keys(catalogues.it.panels) as Panel['name'][];

/** The bar: the panels, undo and redo, and the desk's language. */
export function Bar() {
  const desk = useDesk();
  const { state, panel, language, isUsingSite, isPhoneWide, day, busy, uploads, t, sentence } = desk;
  const toDo = state.toDo?.filter((entry) => entry.state === 'todo').length;
  const { unsaved } = state.repository;
  const waiting = waitingIn(desk);
  const isList = panel && !panel.subject;
  // a file that is being uploaded has no step yet
  const hasStep = (direction: 'undo' | 'redo') => Boolean(state[direction]) && uploads.length === 0;
  const stepLabel = (direction: 'undo' | 'redo') => {
    const label = state[direction];
    return label ? `${t[direction]}: ${sentence(label)}` : t[direction];
  };
  return (
    <header className={styles.bar} data-busy={busy > 0 || undefined}>
      <h1 className="visually-hidden">{t.theDesk}</h1>
      <nav className={styles.panels} aria-label={t.theDesk}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-expanded={panel?.name === name}
            disabled={!isLoaded(desk)}
            onClick={() => open(isList && panel.name === name ? undefined : { name })}
          >
            {t.panels[name]}
            {name === 'todo' && toDo !== undefined && <span className={styles.count}>{toDo}</span>}
            {name === 'versions' && unsaved.length > 0 && (
              <span className={styles.dot}>
                <span className="visually-hidden">{t.notInVersion}</span>
              </span>
            )}
          </button>
        ))}
      </nav>
      <div className={styles.tools}>
        {day && (
          <button
            type="button"
            className={styles.day}
            onClick={({ currentTarget }) => {
              setDay('');
              // this button goes; a narrow window does not show the pages
              const others = currentTarget.parentElement?.querySelectorAll<HTMLElement>('select, [aria-pressed]') ?? [];
              [...others].find(({ offsetParent }) => offsetParent)?.focus();
            }}
          >
            <span className="visually-hidden">{t.theSiteOn}</span> {asWritten(day, language)}
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">{t.backToToday}</span>
          </button>
        )}
        {waiting.length > 0 && <Waiting drafts={waiting} />}
        {isLoaded(desk) && <PageChooser />}
        <button
          type="button"
          className={`${styles.round} ${styles.phone}`}
          title={t.siteOnPhone}
          aria-pressed={isPhoneWide}
          onClick={() => set({ isPhoneWide: !isPhoneWide })}
        >
          <Sign path="M7.5 2.5h9a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20V4a1.5 1.5 0 0 1 1.5-1.5zM11 18.5h2" />
        </button>
        <button
          type="button"
          className={`${styles.tab} ${styles.use}`}
          aria-label={t.useTheSite}
          aria-pressed={isUsingSite}
          onClick={() => set({ isUsingSite: !isUsingSite })}
        >
          <Sign path="M5 3.5l5.5 16 2.4-6.6 6.6-2.4zM13.5 13.5l6 6" />
          <span>{t.useTheSite}</span>
        </button>
        {(['undo', 'redo'] as const).map((direction) => (
          <button
            key={direction}
            type="button"
            className={styles.round}
            title={stepLabel(direction)}
            // keeps the focus after the last step
            aria-disabled={!hasStep(direction)}
            onClick={() => hasStep(direction) && step(direction)}
          >
            <Sign
              path="M4 9h11a5 5 0 0 1 0 10h-4M8.5 4.5L4 9l4.5 4.5"
              data-mirror={direction === 'redo' || undefined}
            />
          </button>
        ))}
        <button
          type="button"
          className={`${styles.tab} ${styles.language}`}
          lang={language === 'it' ? 'en' : 'it'}
          onClick={() => setLanguage(language === 'it' ? 'en' : 'it')}
        >
          <span>{language === 'it' ? 'Desk in ' : 'Scrivania in '}</span>
          {language === 'it' ? 'English' : 'italiano'}
        </button>
      </div>
    </header>
  );
}

/** The number of drafts that are not saved. Each press opens the next one. */
function Waiting({ drafts }: { drafts: readonly Draft[] }) {
  const desk = useDesk();
  const { state, panel, t, sentence } = desk;
  const count = drafts.length;
  const next = drafts[(drafts.findIndex((draft) => panel?.at && isAt(panel.at)(draft)) + 1) % count];
  if (!next) return null;
  return (
    <button type="button" className={styles.waiting} onClick={() => open(panelFor(state, next.file, next.path))}>
      {t.notSaved(count)}
      <span className="visually-hidden">{sentence(placeLabel(withDrafts(desk), next))}</span>
    </button>
  );
}

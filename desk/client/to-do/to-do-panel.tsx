import type { ToDo } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { open, useDesk } from '../desk-store.ts';
import { panelFor } from '../places.ts';
import { request } from '../server-state.ts';
import links from '../ui/links.module.css';
import panelStyles from '../ui/panel.module.css';
import { Panel, Part } from '../ui/panel.tsx';
import { SmallButton } from '../ui/small-button.tsx';
import { Working } from '../ui/working.tsx';
import styles from './to-do-panel.module.css';

const review = (id: string | undefined) => request('POST', 'reviews', inBoth('reviewed'), { review: id });

/** The owner's report as a list. */
export default function ToDoPanel() {
  const { state, t } = useDesk();
  if (!state.toDo) {
    return (
      <Panel title={t.panels.todo} subject="list">
        <Working>{t.looking}</Working>
      </Panel>
    );
  }
  const toDo = state.toDo.filter((line) => line.state === 'todo');
  const toCheck = state.toDo.filter((line) => line.state === 'check');
  return (
    <Panel title={t.panels.todo} subject="list">
      {toDo.length === 0 ? (
        <p className={styles.ready} role="status">
          {t.nothingToDo}
        </p>
      ) : (
        <p className={panelStyles.lead}>{t.toDoHelp}</p>
      )}
      <Lines lines={toDo} />
      {toCheck.length > 0 && (
        <>
          <h3 className={styles.title}>{t.toCheck}</h3>
          <Lines lines={toCheck} />
        </>
      )}
    </Panel>
  );
}

function Lines({ lines }: { lines: readonly ToDo[] }) {
  const { state, t, sentence } = useDesk();
  const sections = Map.groupBy(lines, ({ section }) => sentence(section));
  return [...sections].map(([section, inSection]) => (
    <Part key={section} title={section}>
      <ul className={links.list}>
        {inSection.map((line) => {
          const target = line.file && panelFor(state, line.file, line.path);
          const text = (
            <span>
              {sentence(line.text)}
              {line.more?.map((more) => (
                <span key={more.en} className={styles.more}>
                  {sentence(more)}
                </span>
              ))}
            </span>
          );
          return (
            <li key={`${line.text.en} ${line.file} ${line.path?.join('.')}`}>
              {target ? (
                <button type="button" className={links.item} onClick={() => open(target)}>
                  {text}
                  <span className={links.value} aria-hidden="true">
                    →
                  </span>
                </button>
              ) : (
                <div className={links.item}>{text}</div>
              )}
              {line.review && <SmallButton onClick={() => void review(line.review)}>{t.isFine}</SmallButton>}
            </li>
          );
        })}
      </ul>
    </Part>
  ));
}

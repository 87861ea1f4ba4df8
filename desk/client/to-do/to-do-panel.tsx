import type { ToDo } from '../../protocol.ts';
import { panelNames } from '../desk-messages.ts';
import { open, useDeskState, useSentence } from '../desk-store.ts';
import { panelFor } from '../places.ts';
import { request } from '../server-state.ts';
import links from '../ui/links.module.css';
import panelStyles from '../ui/panel.module.css';
import { Panel, Part } from '../ui/panel.tsx';
import { SmallButton } from '../ui/small-button.tsx';
import { Working } from '../ui/working.tsx';
import styles from './to-do-panel.module.css';

const review = (id: string | undefined) =>
  request('POST', 'reviews', { it: 'Rivisto.', en: 'Reviewed.' }, { review: id });

/** The owner's report as a list. */
export default function ToDoPanel() {
  const state = useDeskState();
  const sentence = useSentence();
  if (!state.toDo) {
    return (
      <Panel title={sentence(panelNames.todo)} subject="list">
        <Working>{sentence({ it: 'Guardo che cosa manca…', en: 'Looking at what is missing…' })}</Working>
      </Panel>
    );
  }
  const [toDo, toCheck] = (['todo', 'check'] as const).map((wanted) =>
    (state.toDo ?? []).filter(({ state: is }) => is === wanted),
  ) as [ToDo[], ToDo[]];
  return (
    <Panel title={sentence(panelNames.todo)} subject="list">
      {toDo.length === 0 ? (
        <p className={styles.ready} role="status">
          {sentence({
            it: 'Niente da fare: il sito è pronto per andare online.',
            en: 'Nothing to do: the site is ready to go online.',
          })}
        </p>
      ) : (
        <p className={panelStyles.lead}>
          {sentence({
            it: 'Finché in questa lista resta qualcosa, il sito definitivo non si può costruire.',
            en: 'The final site cannot be built until this list is empty.',
          })}
        </p>
      )}
      <Lines lines={toDo} />
      {toCheck.length > 0 && (
        <>
          <h3 className={styles.title}>{sentence({ it: 'Da controllare', en: 'To check' })}</h3>
          <Lines lines={toCheck} />
        </>
      )}
    </Panel>
  );
}

function Lines({ lines }: { lines: readonly ToDo[] }) {
  const state = useDeskState();
  const sentence = useSentence();
  const sections = [...new Map(lines.map(({ section }) => [section.en, section])).values()];
  return sections.map((section) => (
    <Part key={section.en} title={sentence(section)}>
      <ul className={links.list}>
        {lines
          .filter((line) => line.section.en === section.en)
          .map((line) => {
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
                {line.review && (
                  <SmallButton onClick={() => void review(line.review)}>
                    {sentence({ it: 'Va bene così', en: 'It is fine as it is' })}
                  </SmallButton>
                )}
              </li>
            );
          })}
      </ul>
    </Part>
  ));
}

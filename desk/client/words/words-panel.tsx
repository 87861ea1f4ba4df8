import { open, useDesk } from '../desk-store.ts';
import { MessagePanel } from './message-panel.tsx';
import { SearchPanel } from './search-panel.tsx';

/** The words: all of them to search, or one message in every language. */
export default function WordsPanel() {
  const { panel } = useDesk();
  if (panel?.name !== 'words') return null;
  return panel.key ? (
    <MessagePanel key={panel.key} messageKey={panel.key} onBack={() => open({ name: 'words' })} />
  ) : (
    <SearchPanel />
  );
}

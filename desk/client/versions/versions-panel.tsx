import { Button } from '../../../src/ui/button.tsx';
import { useDesk } from '../desk-store.ts';
import { request } from '../server-state.ts';
import { Note } from '../ui/controls.tsx';
import { Panel, Part } from '../ui/panel.tsx';
import { Publish } from './publish.tsx';
import { SaveVersion } from './save-version.tsx';
import { VersionList } from './version-list.tsx';

/** The versions, and what has changed since the last one. */
export function VersionsPanel() {
  const { state, t } = useDesk();
  const { lacks, remote } = state.repository;
  return (
    <Panel title={t.panels.versions}>
      {lacks ? (
        <NoVersions lacks={lacks} />
      ) : (
        <>
          <SaveVersion />
          <Part title={t.publishing}>{remote ? <Publish /> : <Note>{t.noRemote}</Note>}</Part>
          <VersionList />
        </>
      )}
    </Panel>
  );
}

function NoVersions({ lacks }: { lacks: 'git' | 'repository' }) {
  const { t } = useDesk();
  if (lacks === 'git') {
    return (
      <p>
        {t.gitMissing}{' '}
        <a href="https://git-scm.com" target="_blank" rel="noopener noreferrer">
          git-scm.com
        </a>
      </p>
    );
  }
  return (
    <>
      <p>{t.noVersions}</p>
      <Button variant="strong" onClick={() => request('POST repository', 'versionsBegun')}>
        {t.beginToKeepVersions}
      </Button>
    </>
  );
}

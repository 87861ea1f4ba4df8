import { listen } from '../../server/local-server.ts';
import { siteServer } from '../../server/site-server.ts';
import { addressOf } from '../../src/navigation/routes.ts';
import { dist } from '../support/built.ts';
import { test } from './test.ts';
import { Visitor } from './visitor.ts';

// without the fixture that fails on errors: pictures that were never seen do not load
test('without a network, pages that were never opened can be read', async ({ started }) => {
  await started.reset();
  const server = await listen(siteServer(dist));
  const visitor = new Visitor(started, server.origin);
  await visitor.open('/');
  await visitor.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.close();
  for (const id of ['contact', 'rooms'] as const) {
    await visitor.open(addressOf(id, 'it'));
    await visitor.expectPage(id, 'it');
  }
});

import type { CDPSession, Page } from '../support/site.ts';

type Tree = Awaited<ReturnType<typeof readTree>>;
type Node = Tree[number];

const readTree = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes;

/** Roles that screen readers do not announce. */
const silentRoles = ['generic', 'none', 'paragraph', 'listitem', 'RootWebArea', 'InlineTextBox', 'LabelText', 'strong'];
/** Roles whose name or value contains all their content. */
const leafRoles = ['link', 'button', 'heading', 'textbox', 'combobox', 'Date', 'spinbutton', 'StaticText'];
const states = ['invalid', 'focused', 'required', 'disabled', 'pressed', 'expanded', 'modal', 'hasPopup', 'live'];

/**
 * Role, name, value, description and states of each node, in the order of a screen reader.
 * @param part role and name of one part; without it, the whole page
 */
export async function readAccessibilityTree(page: Page, part?: { role: string; name: string }): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const tree = await readTree(session);
  await session.detach();
  const nodes = new Map(tree.map((node) => [node.nodeId, node]));
  const start = part ? tree.find((node) => text(node.role) === part.role && text(node.name) === part.name) : tree[0];
  if (!start) throw new Error(`There is no ${part?.role} “${part?.name}”.`);
  const lines: string[] = [];
  const walk = (node: Node, within: string) => {
    const role = text(node.role);
    const isLabel = within === 'LabelText' && role === 'StaticText';
    const isNameless = ['form', 'list'].includes(role) && text(node.name) === '';
    if (!node.ignored && !silentRoles.includes(role) && !isLabel && !isNameless) lines.push(line(node));
    if (!node.ignored && leafRoles.includes(role)) return;
    for (const id of node.childIds ?? []) {
      const child = nodes.get(id);
      if (child) walk(child, node.ignored || role === 'generic' ? within : role);
    }
  };
  walk(start, '');
  return lines;
}

function line(node: Node): string {
  const stateNames = node.properties?.flatMap(({ name, value }) => {
    if (!states.includes(name) || value.value === false || value.value === 'false') return [];
    return value.value === true || value.value === 'true' ? [name] : [`${name}: ${value.value}`];
  });
  const value = text(node.value);
  const description = text(node.description);
  return [
    `${text(node.role)} “${text(node.name)}”`,
    ...(value ? [`value: ${value}`] : []),
    ...(description ? [`description: ${description}`] : []),
    ...(stateNames ?? []),
  ].join(', ');
}

const text = (part: { value?: unknown } | undefined) =>
  String(part?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

import type { FieldForm, ListForm, SectionForm } from './section-forms';

/** Form values: every field as a string, whatever its type in the stored JSON. */
type Texts = Readonly<Record<string, string>>;

export interface DraftItem {
  /** React key that stays with the item while it is moved. */
  id: number;
  texts: Texts;
}

export interface Draft {
  texts: Texts;
  lists: Readonly<Record<string, readonly DraftItem[]>>;
  nextId: number;
}

export type DraftChange =
  | { do: 'text'; name: string; value: string }
  | { do: 'item'; list: string; id: number; name: string; value: string }
  | { do: 'add'; list: ListForm }
  | { do: 'remove'; list: string; id: number }
  | { do: 'move'; list: string; id: number; by: 1 | -1 };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const textsOf = (fields: readonly FieldForm[], from: unknown): Texts =>
  Object.fromEntries(fields.map(({ name }) => [name, isRecord(from) ? textOf(from[name]) : '']));

/** Form values of a section as returned by `readLanding`. */
export function draftOf(form: SectionForm, content: object): Draft {
  let nextId = 0;
  const stored: Record<string, unknown> = { ...content };
  const lists = form.lists.map(({ name, fields }) => {
    const items: unknown = stored[name];
    const list = Array.isArray(items) ? items : [];
    return [name, list.map((item): DraftItem => ({ id: nextId++, texts: textsOf(fields, item) }))] as const;
  });
  return { texts: textsOf(form.fields, stored), lists: Object.fromEntries(lists), nextId };
}

function valueOf({ kind }: FieldForm, text: string): unknown {
  if (kind === 'rating') return Number(text);
  if (kind !== 'lines') return text.trim();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const valuesOf = (fields: readonly FieldForm[], texts: Texts) =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, texts[field.name] ?? '')]));

/** The JSON to store. */
export function draftToJson(form: SectionForm, draft: Draft): string {
  const lists = form.lists.map(({ name, fields }) => [
    name,
    (draft.lists[name] ?? []).map(({ texts }) => valuesOf(fields, texts)),
  ]);
  return JSON.stringify({ ...valuesOf(form.fields, draft.texts), ...Object.fromEntries(lists) }, null, 2);
}

const blankText = ({ kind, choices }: FieldForm) => (kind === 'rating' ? '5' : (choices?.[0] ?? ''));

function moved(items: readonly DraftItem[], id: number, by: number): readonly DraftItem[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  const to = from + by;
  if (!item || to < 0 || to >= items.length) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  if (change.do === 'text') return { ...draft, texts: { ...draft.texts, [change.name]: change.value } };
  if (change.do === 'add') {
    const { name, fields } = change.list;
    const texts = Object.fromEntries(fields.map((field) => [field.name, blankText(field)]));
    const items = [...(draft.lists[name] ?? []), { id: draft.nextId, texts }];
    return { ...draft, nextId: draft.nextId + 1, lists: { ...draft.lists, [name]: items } };
  }
  const items = draft.lists[change.list] ?? [];
  return { ...draft, lists: { ...draft.lists, [change.list]: changeItems(items, change) } };
}

function changeItems(
  items: readonly DraftItem[],
  change: Exclude<DraftChange, { do: 'text' | 'add' }>,
): readonly DraftItem[] {
  if (change.do === 'remove') return items.filter(({ id }) => id !== change.id);
  if (change.do === 'move') return moved(items, change.id, change.by);
  return items.map((item) =>
    item.id === change.id ? { ...item, texts: { ...item.texts, [change.name]: change.value } } : item,
  );
}

import { describe, expect, it } from '@jest/globals';
import { landingDefaults } from '@handover/domain/landing-defaults';
import { changeDraft, draftOf, draftToJson, type Draft } from './section-draft';
import { sectionForms } from './section-forms';

const services = sectionForms.find(({ key }) => key === 'services_content')!;
const list = services.lists[0]!;
const start = () => draftOf(services, landingDefaults.services_content);
const titles = (draft: Draft) => draft.lists['services']!.map(({ texts }) => texts['title']);
const idAt = (draft: Draft, index: number) => draft.lists['services']![index]!.id;

describe('a section in its form', () => {
  it.each(sectionForms)('$key is stored as it was read when nothing was changed', (form) => {
    const draft = draftOf(form, landingDefaults[form.key]);
    expect(JSON.parse(draftToJson(form, draft))).toEqual(landingDefaults[form.key]);
  });

  it('stores one feature per line and no empty ones', () => {
    const draft = start();
    const changed = changeDraft(draft, {
      do: 'item',
      list: 'services',
      id: idAt(draft, 0),
      name: 'features',
      value: ' One\n\nTwo \n',
    });
    const stored = JSON.parse(draftToJson(services, changed)) as { services: { features: string[] }[] };
    expect(stored.services[0]?.features).toEqual(['One', 'Two']);
  });

  it('adds at the end with the first icon, under an id of its own', () => {
    const changed = changeDraft(changeDraft(start(), { do: 'add', list }), { do: 'add', list });
    const items = changed.lists['services']!;
    expect(items).toHaveLength(7);
    expect(items.at(-1)?.texts['icon']).toBe('Car');
    expect(new Set(items.map(({ id }) => id)).size).toBe(7);
  });

  it('moves an item, but not beyond the ends', () => {
    const draft = start();
    const [first, second, ...rest] = titles(draft);
    const moved = changeDraft(draft, { do: 'move', list: 'services', id: idAt(draft, 0), by: 1 });
    expect(titles(moved)).toEqual([second, first, ...rest]);
    const still = changeDraft(draft, { do: 'move', list: 'services', id: idAt(draft, 0), by: -1 });
    expect(titles(still)).toEqual(titles(draft));
  });

  it('removes the one that is meant', () => {
    const draft = start();
    const left = changeDraft(draft, { do: 'remove', list: 'services', id: idAt(draft, 1) });
    expect(titles(left)).toEqual(titles(draft).toSpliced(1, 1));
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LandingKey } from '@handover/domain/landing-content';
import { landingDefaults } from '@handover/domain/landing-defaults';
import { UpdateSettingDocument, type UpdateSettingMutationVariables } from '../../../generated/admin';
import { renderComponent } from '../../../testing/harness';
import { sectionForms } from './section-forms';
import { SectionEditor } from './SectionEditor';

const onClose = jest.fn();
const saved = jest.fn<(value: unknown) => void>();
beforeEach(() => {
  onClose.mockReset();
  saved.mockReset();
  // MUI measures every text area, which takes jsdom most of a second each time.
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({ getPropertyValue: () => '' } as never);
  globalThis.fetch = async () => new Response(JSON.stringify({ data: { content: [] } }));
});

/** Opens the editor of a section as it is stored; its preview renders the plain JSON. */
function openEditor(key: LandingKey, value = JSON.stringify(landingDefaults[key])) {
  const setting = {
    id: '1',
    key,
    value,
    description: null,
    category: 'LANDING',
    updatedAt: '2026-01-01',
  } as const;
  renderComponent(
    <SectionEditor
      form={sectionForms.find((form) => form.key === key)!}
      setting={setting}
      preview={({ value: json }) => <pre data-testid="json">{json}</pre>}
      onClose={onClose}
    />,
    {
      mocks: [
        {
          request: { query: UpdateSettingDocument, variables: () => true },
          result: ({ input }: UpdateSettingMutationVariables) => {
            saved(JSON.parse(input.value));
            return { data: { updateSetting: { __typename: 'Setting', ...setting } } };
          },
        },
      ],
    },
  );
}

// Queries by role take seconds in a form of this size; labels and texts are found at once.
const button = (name: string) =>
  screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button' });
const press = (name: string) => fireEvent.click(button(name));
const input = (label: string, group?: string) =>
  within(group ? screen.getByLabelText(group) : document.body).getAllByLabelText(new RegExp(`^${label}`))[0]!;
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const shown = () =>
  JSON.parse(screen.getByTestId('json').textContent) as { services: Record<string, unknown>[] };
const titles = () => shown().services.map(({ title }) => title);
const defaultTitles = landingDefaults.services_content.services.map(({ title }) => title);

it.each(sectionForms)('saves $key as it was read if nothing was changed', async ({ key }) => {
  openEditor(key);
  expect(shown()).toEqual(landingDefaults[key]);
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved).toHaveBeenCalledWith(landingDefaults[key]);
});

it('starts with the built-in texts if the stored value is not JSON', () => {
  openEditor('services_content', '{');
  expect(titles()).toEqual(defaultTitles);
});

it('shows and saves trimmed texts, one feature per line, and the rating as a number', async () => {
  openEditor('trust_safety_content');
  type(input('Title'), ' Safe with us ');
  type(input('Rating', 'testimonial 1'), '3');
  await waitFor(() =>
    expect(shown()).toMatchObject({ title: 'Safe with us', testimonials: [{ rating: 3 }, {}, {}] }),
  );
});

describe('the list of services', () => {
  beforeEach(() => openEditor('services_content'));

  it('drops empty lines of the features', async () => {
    type(input('Features', 'service 1'), ' One\n\nTwo \n');
    await waitFor(() => expect(shown().services[0]?.['features']).toEqual(['One', 'Two']));
  });

  it('adds at the end, with the first icon, and focuses the new item', async () => {
    press('Add service');
    press('Add service');
    await waitFor(() => expect(titles()).toEqual([...defaultTitles, '', '']));
    expect(shown().services.at(-1)).toEqual({ icon: 'Car', title: '', description: '', features: [] });
    expect(document.activeElement).toBe(input('Icon', 'service 7'));
  });

  it('moves an item with what was typed into it, but not beyond the ends', async () => {
    type(input('Title', 'service 1'), 'Boats');
    press('Move service 1 down');
    const [, second, ...rest] = defaultTitles;
    await waitFor(() => expect(titles()).toEqual([second, 'Boats', ...rest]));
    for (const name of ['Move service 1 up', 'Move service 5 down'])
      expect(button(name)).toMatchObject({ disabled: true });
  });

  it('removes the chosen item', async () => {
    press('Remove service 2');
    await waitFor(() => expect(titles()).toEqual(defaultTitles.toSpliced(1, 1)));
  });

  it('asks before it discards a change', async () => {
    press('Remove service 2');
    press('Cancel');
    await screen.findByText('Discard your changes?');
    expect(onClose).not.toHaveBeenCalled();
    press('Discard');
    expect(onClose).toHaveBeenCalled();
  });
});

it('closes at once if nothing was changed', () => {
  openEditor('hero_content');
  press('Cancel');
  expect(onClose).toHaveBeenCalled();
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { restApi as adminApi } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import { enumName, type Outcome, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

interface Note {
  id: string;
  authorId: string;
  authorEmail: string;
  text: string;
  createdAt: string;
}
interface Api {
  name: string;
  list(as: Person, targetType: string, targetId: string): Promise<Outcome<Note[]>>;
  add(as: Person, targetType: string, targetId: string, text: string): Promise<Outcome<Note>>;
  remove(as: Person, id: string): Promise<Outcome<{ success: boolean }>>;
}

const NOTE = '{ id authorId authorEmail text createdAt }';
const apis: Api[] = [
  {
    name: 'REST',
    list: (as, targetType, targetId) =>
      as.viaRest('GET', `/api/admin/notes?${new URLSearchParams({ targetType, targetId })}`),
    add: (as, targetType, targetId, text) =>
      as.viaRest('POST', '/api/admin/notes', { targetType, targetId, text }),
    remove: (as, id) => as.viaRest('DELETE', `/api/admin/notes/${id}`),
  },
  {
    name: 'GraphQL',
    list: (as, targetType, targetId) =>
      as.viaGraphql(
        `query($targetType: NoteTarget!, $targetId: ID!) { adminNotes(targetType: $targetType, targetId: $targetId) ${NOTE} }`,
        { targetType: enumName(targetType), targetId },
      ),
    add: (as, targetType, targetId, text) =>
      as.viaGraphql(`mutation($input: AddNoteInput!) { addNote(input: $input) ${NOTE} }`, {
        input: { targetType: enumName(targetType), targetId, text },
      }),
    remove: (as, id) => as.viaGraphql('mutation($id: ID!) { deleteNote(id: $id) { success } }', { id }),
  },
];

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

describe.each(apis)('internal notes through $name', (api) => {
  it('are about a member or a contract, newest first, and can be deleted', async () => {
    const member = await product.member();
    const { id } = await listContract(member);
    for (const [type, target] of [
      ['user', member.id],
      ['contract', id],
    ] as const) {
      const first = dataOf(await api.add(admin, type, target, ' Called about the VIN.\nAgain on Monday. '));
      expect(first).toEqual({
        id: expect.any(String),
        ...{ authorId: admin.id, authorEmail: admin.email },
        text: 'Called about the VIN.\nAgain on Monday.',
        createdAt: expect.stringMatching(/Z$/),
      });
      const second = dataOf(await api.add(admin, type, target, 'Fine now.'));
      expect(dataOf(await api.list(admin, type, target))).toEqual([second, first]);
      expect(dataOf(await api.remove(admin, first.id))).toEqual({ success: true });
      expect(dataOf(await api.list(admin, type, target))).toEqual([second]);
      expect(await api.remove(admin, first.id)).toMatchObject({ code: 'NOT_FOUND' });
    }
    const audit = dataOf(await adminApi.audit(admin, { first: 2 })).items.map(({ action }) => action);
    expect(audit).toEqual(['note.delete', 'note.add']);
  });

  it('are kept by moderators and support; only their author and admins delete them', async () => {
    const [moderator, support] = [await product.staff('moderator'), await product.staff('support')];
    const member = await product.member();
    const first = dataOf(await api.add(moderator, 'user', member.id, 'Asks for wires.'));
    expect(dataOf(await api.list(support, 'user', member.id))).toEqual([first]);
    expect(await api.remove(support, first.id)).toMatchObject({ code: 'FORBIDDEN' });
    const second = dataOf(await api.add(support, 'user', member.id, 'Wrote to them.'));
    expect(dataOf(await api.remove(support, second.id))).toEqual({ success: true });
    expect(dataOf(await api.remove(admin, first.id))).toEqual({ success: true });
    expect(dataOf(await api.list(support, 'user', member.id))).toEqual([]);
  });

  it('are refused without a text, about nothing, and to members', async () => {
    const member = await product.member();
    expect(await api.add(admin, 'user', member.id, ' ')).toMatchObject({ code: 'VALIDATION' });
    expect(await api.add(admin, 'user', 'x', 'Hello')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.add(admin, 'contract', member.id, 'Hello')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.add(member, 'user', member.id, 'Hello')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await api.list(member, 'user', member.id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(dataOf(await api.list(admin, 'user', 'x'))).toEqual([]);
  });

  it('are not in the export of the member, and go with the account and the contract', async () => {
    const member = await product.member();
    const { id } = await listContract(member);
    const gone = await listContract(member);
    dataOf(await api.add(admin, 'user', member.id, 'A secret opinion'));
    dataOf(await api.add(admin, 'contract', id, 'A secret opinion'));
    dataOf(await api.add(admin, 'contract', gone.id, 'A secret opinion'));
    const { body } = await member.rest('GET', '/api/user/export');
    expect(JSON.stringify(body)).not.toContain('A secret opinion');
    const own = await admin.rest<{ adminNotes: object[] }>('GET', '/api/user/export');
    expect(own.body.adminNotes.at(-1)).toEqual({ id: expect.any(String), createdAt: expect.any(String) });
    dataOf(await adminApi.deleteContract(admin, gone.id));
    dataOf(await adminApi.deleteUser(admin, member.id));
    const left = await product.database.query('select from admin_notes where text = $1', [
      'A secret opinion',
    ]);
    expect(left).toEqual([]);
    expect(await api.add(admin, 'user', member.id, 'Too late')).toMatchObject({ code: 'NOT_FOUND' });
  });
});

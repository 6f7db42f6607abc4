import {
  BADGES,
  isAtLeast,
  ORGANISATION_KINDS,
  ORGANISATION_ROLES,
  type OrganisationRole,
} from '@handover/domain/business/organisations';
import type { InvitationFieldsFragment, OrganisationFieldsFragment } from '../../generated/organisations';
import { enumNameOf, wordOf } from '../../lib/enum-words';

export type OrganisationShown = OrganisationFieldsFragment;
export type InvitationShown = InvitationFieldsFragment;
type RoleName = InvitationShown['role'];

export const KIND_OPTIONS = ORGANISATION_KINDS.map((kind) => ({
  value: enumNameOf(kind),
  label: BADGES[kind],
}));

const ROLE_TEXTS: Record<OrganisationRole, { label: string; may: string }> = {
  owner: { label: 'Owner', may: 'Owners do all that editors do, invite members and set roles.' },
  editor: { label: 'Editor', may: 'Editors list contracts for the organization and keep them up to date.' },
  reader: { label: 'Reader', may: 'Readers see who the members are, and change nothing.' },
};
export const ROLE_OPTIONS = ORGANISATION_ROLES.map((role) => ({
  value: enumNameOf(role),
  label: ROLE_TEXTS[role].label,
}));
export const roleLabel = (role: RoleName): string => ROLE_TEXTS[wordOf(role)].label;
export const roleText = (role: RoleName): string => ROLE_TEXTS[wordOf(role)].may;

export const isOwner = ({ role }: Pick<OrganisationShown, 'role'>): boolean =>
  role !== null && isAtLeast(wordOf(role), 'owner');

export const isEditor = ({ role }: Pick<OrganisationShown, 'role'>): boolean =>
  role !== null && isAtLeast(wordOf(role), 'editor');

type Tone = 'amber' | 'neutral' | 'primary';
export const STATUS_WORDS: Record<OrganisationShown['status'], { label: string; tone: Tone; text: string }> =
  {
    REQUESTED: {
      ...{ label: 'Waiting for approval', tone: 'amber' },
      text: 'We check the license first, and email the answer. Until then it lists no contracts and invites no members.',
    },
    APPROVED: {
      ...{ label: 'Approved', tone: 'primary' },
      text: 'Contracts that its owners and editors list for it show its name and badge.',
    },
    CLOSED: {
      ...{ label: 'Closed', tone: 'neutral' },
      text: 'It lists no contracts any more. Those it had stay with the members who listed them, without its name.',
    },
  };

/** The domain that a person means who enters an address: "https://Acme.example/cars" is "acme.example". */
export const domainOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '');

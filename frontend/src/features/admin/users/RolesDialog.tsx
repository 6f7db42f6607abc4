import { ROLES, ROLE_WORDS, type Role } from '@handover/domain/roles';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../../components/mui/FormDialog';
import type { PersonFieldsFragment } from '../../../generated/admin';
import { enumNameOf, wordOf } from '../../../lib/enum-words';
import { useUserActions } from './useUserActions';

interface RolesDialogProps {
  person: PersonFieldsFragment;
  name: string;
  onClose: () => void;
}

/** Gives and takes the roles of a member. */
export function RolesDialog({ person, name, onClose }: RolesDialogProps) {
  const [chosen, setChosen] = useState<readonly Role[]>(person.roles.map(wordOf));
  const { setRoles, busy } = useUserActions();
  const roles = ROLES.filter((role) => chosen.includes(role));
  const gains = roles.some((role) => !person.roles.includes(enumNameOf(role)));
  const toggle = (role: Role) =>
    setChosen(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]);

  return (
    <FormDialog
      title={`Roles of ${name}`}
      submitLabel="Save roles"
      busy={busy}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await setRoles(person.id, roles.map(enumNameOf))) onClose();
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {person.email} can do what their roles allow, as soon as you save. Without one they are an ordinary
        member.
      </Typography>
      {ROLES.map((role) => (
        <FormControlLabel
          key={role}
          sx={{ display: 'flex', alignItems: 'flex-start', mr: 0 }}
          control={<Checkbox checked={chosen.includes(role)} onChange={() => toggle(role)} />}
          label={
            <Box component="span" sx={{ display: 'block', py: 1.25 }}>
              <b>{ROLE_WORDS[role].label}</b>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
                {ROLE_WORDS[role].text}
              </Box>
            </Box>
          }
        />
      ))}
      {gains && !person.emailVerifiedAt && (
        <Box role="note" sx={{ mt: 1.5, color: 'amber.ink', fontWeight: 500 }}>
          This member hasn't confirmed their email address. Make sure that the account is really theirs.
        </Box>
      )}
    </FormDialog>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../../components/mui/BusyButton';
import { TextInput } from '../../../components/mui/TextInput';
import { problemText } from '../../../lib/errors/problem-text';
import { readError } from '../../../lib/errors/read-error';
import { field, showFieldErrors } from '../../../lib/form/field';
import { capitalized } from '../../../lib/format/capitalized';
import { useSession } from '../../../lib/session/useSession';
import { Problem } from '../../../components/mui/Problem';
import type { ActInput } from './useTransferAct';

interface AcceptFormProps {
  /** "the buyer" or a name; with the dealer that the seller lists for. */
  readers: string;
  onAccept: (input: ActInput) => Promise<void>;
}

const Form = styled('form')({
  display: 'grid',
  gap: 22,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 20,
  '@media (min-width: 560px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .wide': { gridColumn: '1 / -1' },
  },
  '& > .consent': { marginBlock: '-8px -6px' },
});

const NAMES = ['name', 'phone', 'note', 'consent'] as const;
const PHONE = /^(?=(?:\D*\d){7,20}\D*$)\+?[\d ().-]{7,40}$/;

/** The acceptance, and how the other person can reach the viewer. */
export function AcceptForm({ readers, onAccept }: AcceptFormProps) {
  const { me } = useSession();
  const consentId = useId();
  const [problem, setProblem] = useState('');
  const name = [me?.firstName, me?.lastName].filter(Boolean).join(' ');
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name, phone: '', note: '', consent: false },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setProblem('');
    try {
      await onAccept(values);
    } catch (error) {
      if (!showFieldErrors(readError(error).fields, NAMES, setError)) setProblem(problemText(error));
    }
  });
  return (
    <Form noValidate aria-label="Accept the transfer" onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Name to use"
        autoComplete="name"
        htmlInput={{ maxLength: 100 }}
        required
        {...field(
          register('name', { validate: (text) => text.trim() !== '' || 'Please enter the name to use.' }),
          errors.name,
        )}
      />
      <TextInput
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        htmlInput={{ maxLength: 40 }}
        {...field(
          register('phone', {
            validate: (text) =>
              !text.trim() || PHONE.test(text.trim()) || 'Please enter a phone number of 7 to 20 digits.',
          }),
          errors.phone,
        )}
      />
      <div className="wide">
        <TextInput
          label="Note (optional)"
          placeholder="Evenings are best."
          htmlInput={{ maxLength: 200 }}
          {...field(register('note'), errors.note, 'Such as when to call. Your email address is shown, too.')}
        />
      </div>
      <div className="wide consent">
        <FormControlLabel
          control={
            <Checkbox
              {...register('consent', { required: `Please agree that ${readers} may see this.` })}
              slotProps={{
                input: {
                  'aria-invalid': Boolean(errors.consent),
                  'aria-describedby': errors.consent ? consentId : undefined,
                },
              }}
            />
          }
          label={`${capitalized(readers)} may see this and use it for this transfer only.`}
        />
        {errors.consent && (
          <FormHelperText error id={consentId}>
            {errors.consent.message}
          </FormHelperText>
        )}
      </div>
      <div className="wide">
        <Problem text={problem} />
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          busy={isSubmitting}
          busyLabel="Accepting..."
        >
          Accept
        </BusyButton>
      </div>
    </Form>
  );
}

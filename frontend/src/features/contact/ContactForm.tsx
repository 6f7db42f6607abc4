import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { SelectField } from '../../components/SelectField';
import { ContactTextField } from './ContactTextField';
import { Honeypot } from './Honeypot';
import { useSendContactRequest } from './useSendContactRequest';

const wishes = [
  { value: 'transfer', label: 'Transfer my contract' },
  { value: 'takeover', label: 'Take over a contract' },
  { value: 'both', label: 'Explore both options' },
];

const contractTypes = [
  { value: 'car-lease', label: 'Car Lease' },
  { value: 'apartment', label: 'Apartment' },
  { value: 'mortgage', label: 'Mortgage' },
  { value: 'timeshare', label: 'Timeshare' },
  { value: 'loan', label: 'Loan' },
  { value: 'other', label: 'Other' },
];

/** In form order: the first invalid field gets the focus. */
const names = ['name', 'email', 'phone', 'userType', 'contractType', 'message'] as const;

/** The browser checks required fields; server errors appear at their fields. Typed text survives a failure. */
export function ContactForm() {
  const { send, busy, problem } = useSendContactRequest();
  /** Changes after each sent message to reset the form. */
  const [sent, setSent] = useState(0);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const value = (name: string) => {
      const entry = data.get(name);
      return typeof entry === 'string' ? entry.trim() : '';
    };
    const found = await send({
      name: value('name'),
      email: value('email'),
      phone: value('phone') || null,
      userType: value('userType') || null,
      contractType: value('contractType') || null,
      message: value('message') || null,
      website: value('website') || null,
    });
    if (!found) return setSent((count) => count + 1);
    const wrong = names.find((name) => found.fields[name]);
    const field = wrong && form.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <Box
      component="form"
      key={sent}
      aria-label="Contact"
      onSubmit={(event) => void handleSubmit(event)}
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <ContactTextField
        name="name"
        label="Full Name"
        autoComplete="name"
        required
        maxLength={200}
        problem={problem}
      />
      <ContactTextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        problem={problem}
      />
      <ContactTextField
        name="phone"
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={50}
        problem={problem}
        wide
      />
      <SelectField
        name="userType"
        label="I want to..."
        placeholder="Choose one"
        options={wishes}
        defaultValue=""
        errorText={problem.fields['userType']}
      />
      <SelectField
        name="contractType"
        label="Contract Type"
        placeholder="Choose one"
        options={contractTypes}
        defaultValue=""
        errorText={problem.fields['contractType']}
      />
      <ContactTextField name="message" label="Message" rows={4} maxLength={5000} problem={problem} wide />
      <Honeypot />
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5 }}>
        <BusyButton type="submit" variant="contained" size="large" busy={busy} busyLabel="Sending Message...">
          Send Message
        </BusyButton>
        {problem.message && (
          <Typography role="alert" variant="body2" color="error">
            {problem.message}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

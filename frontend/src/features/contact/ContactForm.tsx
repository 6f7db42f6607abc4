import { CONTRACT_TYPES, WORDS } from '@handover/domain/types/words';
import { useState, type SubmitEvent } from 'react';
import { BusyButton } from '../../components/plain/BusyButton';
import { PlainInput, PlainSelect, PlainTextArea } from '../../components/plain/PlainField';
import { useSendContactRequest } from './useSendContactRequest';
import './ContactForm.css';

const unchosen = { value: '', label: 'Choose one' };

const wishes = [
  unchosen,
  { value: 'transfer', label: 'Transfer my contract' },
  { value: 'takeover', label: 'Take over a contract' },
  { value: 'both', label: 'Explore both options' },
];

const contractTypes = [
  unchosen,
  ...CONTRACT_TYPES.map((type) => ({ value: type, label: WORDS[type].label })),
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

  const named = (name: (typeof names)[number]) => ({ name, problem: problem.fields[name] });
  return (
    <form
      className="contact-form"
      key={sent}
      aria-label="Contact"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <PlainInput
        {...named('name')}
        className="half-wide"
        label="Full Name"
        autoComplete="name"
        required
        maxLength={200}
      />
      <PlainInput
        {...named('email')}
        className="half-wide"
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <PlainInput {...named('phone')} label="Phone (optional)" type="tel" autoComplete="tel" maxLength={50} />
      <PlainSelect {...named('userType')} className="half" label="I want to..." options={wishes} />
      <PlainSelect
        {...named('contractType')}
        className="half"
        label="Contract Type"
        options={contractTypes}
      />
      <PlainTextArea {...named('message')} label="Message" rows={3} maxLength={5000} />
      <Honeypot />
      <div>
        <BusyButton
          fullWidth
          type="submit"
          variant="contained"
          size="large"
          busy={busy}
          busyLabel="Sending Message..."
        >
          Send Message
        </BusyButton>
        {problem.message && (
          <p className="problem" role="alert">
            {problem.message}
          </p>
        )}
      </div>
    </form>
  );
}

/** A field that people cannot see or reach; only bots fill it in. */
const Honeypot = () => (
  <div className="honeypot" aria-hidden>
    <label>
      Website
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

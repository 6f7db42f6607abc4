import { useState } from 'react';
import { SendContactRequestDocument, type ContactRequestInput } from '../../generated/contact';
import { request } from '../../lib/boot/request';
import { useClaims } from '../../lib/content/useClaims';
import { readError } from '../../lib/errors/read-error';
import { whyFailed } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';

export interface ContactProblem {
  /** The server's message per field. */
  fields: Record<string, string>;
  /** What went wrong with the request as a whole, e.g. too many in an hour. */
  message?: string;
}

const nothing: ContactProblem = { fields: {} };

/** Sends a contact request; `send` resolves to the problem, or to null on success. */
export function useSendContactRequest() {
  const isShown = useClaims();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(nothing);

  async function send(input: ContactRequestInput): Promise<ContactProblem | null> {
    setBusy(true);
    setProblem(nothing);
    try {
      await request(SendContactRequestDocument, { input });
      toast({
        title: 'Message Sent Successfully!',
        description: `Our team will contact you ${isShown('reply-promise') ? 'within 24 hours ' : ''}to discuss your contract transfer needs.`,
      });
      return null;
    } catch (error) {
      const { fields, message } = readError(error);
      const found = { fields, ...(message && !Object.keys(fields).length ? { message } : {}) };
      setProblem(found);
      toast({
        title: 'Error Sending Message',
        description: whyFailed(
          'There was a problem sending your message. Please try again or contact us directly.',
        ),
        variant: 'destructive',
      });
      return found;
    } finally {
      setBusy(false);
    }
  }

  return { send, busy, problem };
}

// one by one: the package of all components would load a syntax highlighter and Tailwind at each start (31 MB)
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { DEFAULT_COLOR } from '@handover/domain/brand/brand-color';
import { logoPath, type Brand } from '@handover/domain/brand/brand';
import { createContext, Fragment, useContext, type ReactElement, type ReactNode } from 'react';
import type { MailData } from '../../jobs/mail.job.js';

/** The settings that every email shows, as of the moment it is sent. */
export interface Site {
  title: string;
  url: string;
  email: string;
  phone: string;
  brand: Brand;
  /** Whether the site promises an answer within 24 hours. */
  promisesReply: boolean;
}

export interface MailContent {
  subject: string;
  /** A text is for programs: it is sent alone and as it is. */
  body: ReactElement | string;
  /** Address to unsubscribe from emails like this one with one click (RFC 8058). */
  unsubscribe?: string;
  replyTo?: { name: string; address: string };
}

export type MailTemplate<Name extends keyof MailData> = (data: MailData[Name], site: Site) => MailContent;

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export const formatCents = (cents: number): string => DOLLARS.format(cents / 100);

/** "Nov 21, 2026, 11:54 PM UTC": as on the site, with the zone, because a mail cannot know its reader's. */
export const formatMoment = (iso: string): string => `${MOMENT.format(new Date(iso))} UTC`;

/** The web client's colours: ink on warm paper with one amber accent; the primary color is the brand's. */
const COLOUR = {
  ink: '#14231e',
  quiet: '#4a5a53',
  page: '#faf8f3',
  paper: '#ffffff',
  line: '#e3ded2',
  amber: '#f5b841',
} as const;

const LOGO_HEIGHT = 40;
const SANS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const plain = { color: COLOUR.ink, fontSize: '16px', lineHeight: '1.6', margin: '0 0 16px' };
/** A hostile title without a space must not widen the email. */
const wrapping = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

interface LayoutProps {
  site: Site;
  preview: string;
  heading: string;
  /** Below the frame, above how to reach support. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The brand's color, for the buttons in a mail. */
const Primary = createContext(DEFAULT_COLOR);

/** The name says who writes where pictures are not shown, so the logo needs no text of its own. */
const MailHead = ({ site: { title, url, brand } }: { site: Site }) => (
  <>
    {brand.logo && (
      <img
        src={url + logoPath(brand.logo, 'logo')}
        alt=""
        height={LOGO_HEIGHT}
        width={Math.round((brand.logo.width / brand.logo.height) * LOGO_HEIGHT)}
        style={{ display: 'block', margin: '0 0 8px', maxWidth: '100%' }}
      />
    )}
    <Text style={{ color: brand.color, fontSize: '20px', fontWeight: 700, margin: '0 0 16px', ...wrapping }}>
      {title}
    </Text>
  </>
);

const PostalAddress = ({ lines }: { lines: string }) => (
  <SmallPrint>
    <Lines of={lines} />
  </SmallPrint>
);

/** Keeps the line breaks of a text, in the mail as plain text too. */
export const Lines = ({ of }: { of: string }) =>
  of.split(/\r\n|\r|\n/).map((line, n) => (
    <Fragment key={n}>
      {n > 0 && <br />}
      {line}
    </Fragment>
  ));

/** The frame of every email: site title, content, and how to reach support. */
export const Layout = ({ site, preview, heading, footer, children }: LayoutProps) => (
  <Primary value={site.brand.color}>
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: COLOUR.page, fontFamily: SANS, margin: 0, padding: '32px 12px' }}>
        <Container style={{ maxWidth: '560px' }}>
          <MailHead site={site} />
          <Section
            style={{
              backgroundColor: COLOUR.paper,
              border: `1px solid ${COLOUR.line}`,
              borderTop: `4px solid ${COLOUR.amber}`,
              borderRadius: '12px',
              padding: '28px 28px 12px',
            }}
          >
            <Heading
              as="h1"
              style={{ color: COLOUR.ink, fontSize: '24px', lineHeight: '1.25', margin: '0 0 16px' }}
            >
              {heading}
            </Heading>
            {children}
          </Section>
          {footer}
          <SmallPrint>
            Questions? Write to{' '}
            <Link
              href={`mailto:${encodeURIComponent(site.email).replace('%40', '@')}`}
              style={{ color: site.brand.color }}
            >
              {site.email}
            </Link>{' '}
            or call {site.phone}.
          </SmallPrint>
          {site.brand.postalAddress && <PostalAddress lines={site.brand.postalAddress} />}
        </Container>
      </Body>
    </Html>
  </Primary>
);

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ ...plain, ...wrapping }}>{children}</Text>
);

/** What the reader wrote before; lines of the plain text begin with `>`. */
export const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote style={{ borderLeft: `3px solid ${COLOUR.line}`, margin: '0 0 16px', padding: '0 0 0 14px' }}>
    <Text style={{ ...plain, ...wrapping, color: COLOUR.quiet, margin: 0 }}>{children}</Text>
  </blockquote>
);

/** A paragraph in the footer. */
export const SmallPrint = ({ children }: { children: ReactNode }) => (
  <Text style={{ color: COLOUR.quiet, fontSize: '13px', lineHeight: '1.5', margin: '20px 0 0', ...wrapping }}>
    {children}
  </Text>
);

/** A button, and its address as text for mailboxes that do not show the button. */
export const Action = ({ href, children }: { href: string; children: string }) => (
  <>
    <Button
      href={href}
      style={{
        backgroundColor: useContext(Primary),
        borderRadius: '8px',
        color: '#ffffff',
        fontSize: '16px',
        fontWeight: 600,
        padding: '12px 20px',
      }}
    >
      {children}
    </Button>
    <Text style={{ color: COLOUR.quiet, fontSize: '13px', margin: '12px 0 16px', ...wrapping }}>
      Or open this address: {href}
    </Text>
  </>
);

/** Facts as label and value, one below the other. */
export const Facts = ({ of }: { of: [label: string, value: string | null][] }) => (
  <Section style={{ margin: '0 0 16px' }}>
    {of
      .filter((fact): fact is [string, string] => fact[1] !== null)
      .map(([label, value]) => (
        <div key={label}>
          <Hr style={{ borderColor: COLOUR.line, margin: '0 0 8px' }} />
          <Text style={{ color: COLOUR.quiet, fontSize: '13px', margin: 0 }}>{label}</Text>
          <Text style={{ ...plain, ...wrapping, margin: '0 0 8px', whiteSpace: 'pre-line' }}>{value}</Text>
        </div>
      ))}
  </Section>
);

import { applyDecorators } from '@nestjs/common';
import { ApiConsumes, ApiSeeOtherResponse } from '@nestjs/swagger';

/** The response headers in the API description. */
export const HEADERS = {
  Link: {
    description: 'The next page of the list: `<path>; rel="next"`. Absent on the last page.',
    schema: { type: 'string' },
    example: '</api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"',
  },
  Location: {
    description: 'The redirect target.',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/contracts',
  },
  'Retry-After': {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
  'Set-Cookie': {
    description: 'The session cookie: `handover.sid`, or `__Host-handover` over https.',
    schema: { type: 'string' },
    example: 'handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax',
  },
} as const;

/** `headers` of a response that starts, changes or ends a session. */
export const SETS_SESSION = { 'Set-Cookie': HEADERS['Set-Cookie'] };

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Describes an operation that also accepts an HTML form, which is answered with a redirect. */
export const AlsoByForm = () =>
  applyDecorators(
    ApiConsumes('application/json', FORM_TYPE),
    ApiSeeOtherResponse({
      description:
        'For a form: to `returnTo`, or, if it was refused, back to the page of the form with the code in `error`.',
      headers: SETS_SESSION,
    }),
  );

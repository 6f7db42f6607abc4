import { applyDecorators } from '@nestjs/common';
import { ApiConsumes, ApiSeeOtherResponse } from '@nestjs/swagger';

/** The response headers that the description of the API names. */
export const HEADERS = {
  Link: {
    description: 'Where the list goes on: `<path>; rel="next"`. Absent on the last page.',
    schema: { type: 'string' },
    example: '</api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"',
  },
  Location: {
    description: 'Where to go.',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/contracts',
  },
  'Retry-After': {
    description: 'When to try again, in seconds.',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
  'Set-Cookie': {
    description: 'The session cookie: `handover.sid`, over https `__Host-handover`.',
    schema: { type: 'string' },
    example: 'handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax',
  },
} as const;

/** For `headers` of an answer that starts, changes or ends a session. */
export const SETS_SESSION = { 'Set-Cookie': HEADERS['Set-Cookie'] };

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Describes an operation that takes an HTML form besides JSON and answers a form with a redirect. */
export const AlsoByForm = () =>
  applyDecorators(
    ApiConsumes('application/json', FORM_TYPE),
    ApiSeeOtherResponse({
      description:
        'A form was sent: to `returnTo`, or, if it was refused, back to its page with the code in `error`.',
      headers: SETS_SESSION,
    }),
  );

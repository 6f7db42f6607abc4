import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { toRest } from '../common/shown.js';

/** REST sends only those fields of an entity that are marked as shown. */
@Injectable()
export class RestInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return context.getType() === 'http' ? next.handle().pipe(map(toRest)) : next.handle();
  }
}

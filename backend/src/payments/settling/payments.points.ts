import { Injectable } from '@nestjs/common';

/**
 * Named points between two steps of a purchase. They do nothing in production; tests stop or kill the process there to
 * check that another process finishes the purchase.
 */
@Injectable()
export class PaymentPoints {
  onReach: ((point: string, detail: { id?: string }) => void | Promise<void>) | null = null;

  async reach(point: string, detail: { id?: string } = {}): Promise<void> {
    await this.onReach?.(point, detail);
  }
}

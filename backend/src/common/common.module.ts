import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { RateLimits } from './rate-limits.js';
import { TopicBus } from './topics.js';

@Global()
@Module({ providers: [Metrics, RateLimits, TopicBus], exports: [Metrics, RateLimits, TopicBus] })
export class CommonModule {}

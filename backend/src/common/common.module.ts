import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ContractViews } from './contract-views.js';
import { Config } from './config/config.js';
import { Metrics } from './observe/metrics.js';
import { RateLimits } from './cluster/rate-limits.js';
import { TopicBus } from './cluster/topics.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

const SHARED = [ContractViews, Metrics, RateLimits, TopicBus, UnsubscribeLinks];

@Global()
@Module({})
export class CommonModule {
  static with(config: Config): DynamicModule {
    return {
      module: CommonModule,
      providers: [{ provide: Config, useValue: config }, ...SHARED],
      exports: [Config, ...SHARED],
    };
  }
}

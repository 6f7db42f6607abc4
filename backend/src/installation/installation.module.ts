import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Installation } from './installation.js';

@Global()
@Module({})
export class InstallationModule {
  static with(installation: Installation): DynamicModule {
    return {
      module: InstallationModule,
      providers: [{ provide: Installation, useValue: installation }],
      exports: [Installation],
    };
  }
}

import {
  type MiddlewareConsumer,
  Module,
  type NestModule,
} from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { RequestHandler } from 'express';
import passport from 'passport';
import { MailModule } from '../mail/mail.module.ts';
import { MonitoringModule } from '../monitoring/monitoring.module.ts';
import { AdminController } from './admin.controller.ts';
import { DeviceCookie } from './device-cookie.ts';
import { NewNetworks } from './new-networks.ts';
import { CredentialChanges, Credentials } from './credentials.ts';
import { InvalidLoginLimit } from './login.guards.ts';
import { Passwords, PasswordStrategy } from './password.strategy.ts';
import { AdminSerializer, Session, SessionMiddleware } from './session.ts';
import { SecondFactor } from './second-factor.ts';

@Module({
  imports: [
    PassportModule.register({ session: true }),
    MonitoringModule,
    MailModule,
  ],
  controllers: [AdminController],
  providers: [
    AdminSerializer,
    CredentialChanges,
    Credentials,
    DeviceCookie,
    InvalidLoginLimit,
    NewNetworks,
    Passwords,
    PasswordStrategy,
    SecondFactor,
    Session,
  ],
})
export class AuthModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    // All admin calls need the session, including those of other modules.
    consumer
      .apply(SessionMiddleware, passport.session() as RequestHandler)
      .forRoutes('admin/*path');
  }
}

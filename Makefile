# Each target calls one script in scripts/. The first start selects the mode (containers if Docker is available,
# unless MODE=local is given) and records it in .env.
.DEFAULT_GOAL := help
.PHONY: help up adopt preflight tls status logs down update rollback backup restore \
	today outbox outbox-retry outbox-discard admin-password admin-second-factor admin-link desk-password \
	dev check test test-containers npm readability mutation bench bench-api bench-scale weight

# A line that starts with ## is a heading in the list.
help: ## List these targets
	@awk -F ':.*## ' '/^## / { print "\n" substr($$0, 4) } /^[a-z-]+:.*## / { printf "  make %-19s %s\n", $$1, $$2 }' Makefile

## Start

up: ## Set up, build and start everything, and wait until it's healthy
	@scripts/up.sh

adopt: ## Ask about your practice and write frontend/practice/ (docs/adopting.md)
	@scripts/adopt.sh

# 3 means that the script has listed things to do, which isn't an error of make's.
preflight: ## List what's left to do before going live
	@scripts/preflight.sh || [ $$? = 3 ]

tls: ## Get a certificate, or use your own, and turn on HTTPS
	@scripts/tls.sh

## Every day

status: ## Show version, services, health, messages, and the age of what gets old
	@scripts/status.sh

logs: ## Follow the logs of all services; SERVICE=backend: of one; SINCE=1h: from then on
	@scripts/logs.sh

down: ## Stop everything; messages and sessions stay
	@scripts/down.sh

update: ## Get new code and base images, and replace what changed while the site runs
	@scripts/update.sh

rollback: ## Go back to the release before, or to RELEASE=NAME
	@scripts/rollback.sh

backup: ## Save .env, messages and sessions to backups/; CERTIFICATES=1: certificates too
	@scripts/backup.sh

restore: ## Restore a backup, and save what's there first: FILE=backups/NAME
	@scripts/restore.sh

today: ## Show what the front desk has set for different days; CLEAR=1: take it down
	@scripts/today.sh

## Messages

outbox: ## List messages that are waiting, failed or quarantined
	@scripts/outbox.sh list

outbox-retry: ## Deliver waiting and failed messages now; ID=NUMBER: any one message
	@scripts/outbox.sh retry

outbox-discard: ## Delete a message for good: ID=NUMBER; all quarantined ones that a digest has mailed: ALL=1
	@scripts/outbox.sh discard

## Sign-in

admin-password: ## Set a new admin password (typed, or from standard input)
	@scripts/admin.sh password

admin-second-factor: ## Make sign-in ask for a code as well; OFF=1: only the password
	@scripts/admin.sh second-factor

admin-link: ## Print a link that lets a new browser sign in during a flood of guesses
	@scripts/admin.sh link

desk-password: ## Set the front desk's password (typed, or from standard input); OFF=1: none
	@scripts/admin.sh desk-password

## Develop

dev: ## Run backend and pages, and reload on every change
	@scripts/dev.sh

check: ## Lint, format, types and unit tests: about a minute
	@scripts/check.sh

test: ## Everything in check, then HTTP and browser tests: about six minutes
	@scripts/test.sh

test-containers: ## Browser, fault and operations tests on the images: about fifteen minutes
	@scripts/test-containers.sh

npm: ## Run npm with this repository's Node: RUN='run test:unit -w frontend -- head'
	@scripts/npm.sh $(RUN)

readability: ## Show each page's hardest sentences; PAGE=about: all of one page's
	@scripts/npm.sh run --silent readability -w frontend -- $(PAGE)

mutation: ## Count small changes to the code that no unit test notices; ONLY=FILE: some code
	@scripts/mutation.sh

bench: ## Measure the site and its baselines: tables for docs/benchmarks.md
	@scripts/bench.sh

bench-api: ## Measure only POST /api/contact
	@ONLY=contact scripts/bench.sh

bench-scale: ## Measure how the cost grows with pages and visitors
	@scripts/bench.sh scale

weight: ## Count the characters of code and tests, words of docs, files
	@scripts/weight.sh

/**
 * Changes to the quarantine run inside Redis, each as one script: a crash can't leave a message that's
 * in no list, or bytes that are counted twice.
 *
 *     quarantine:message:<id>   hash: body, at (ms), reason, size; once delivered only deliveredAt, for a day
 *     quarantine:unlisted       ids that no digest has listed, by the time at which one is due
 *     quarantine:listed         ids that one has, by the time at which they were received
 *     quarantine:bytes          hash: the total size of each of the two
 *     quarantine:digest         ids of the digest that is being sent
 *     quarantine:digest-recipients    its recipients who have it already
 *     quarantine:digest-failures      how many digests in a row could not be sent
 */
export const keys = {
  unlisted: 'quarantine:unlisted',
  listed: 'quarantine:listed',
  bytes: 'quarantine:bytes',
  digest: 'quarantine:digest',
  digestRecipients: 'quarantine:digest-recipients',
  digestFailures: 'quarantine:digest-failures',
  message: (id: string): string => `quarantine:message:${id}`,
} as const;

const common = `
local function keyOf(id) return '${keys.message('')}' .. id end

local function remove(id)
  local size = redis.call('HGET', keyOf(id), 'size')
  if not size then return false end
  local place = redis.call('ZREM', '${keys.unlisted}', id) == 1 and 'unlisted' or 'listed'
  redis.call('ZREM', '${keys.listed}', id)
  redis.call('HINCRBY', '${keys.bytes}', place, -size)
  redis.call('DEL', keyOf(id))
  return true
end
`;

/**
 * ARGV: id, body, at, reason, size, due at, capacity, key of the same message in the delivery queue.
 * Returns what happened to it, and the ids that were evicted for it.
 */
export const addScript = `${common}
local id, body, at, reason, size, due, capacity, job = unpack(ARGV)
if redis.call('EXISTS', keyOf(id), job) > 0 then return {'known'} end

local over = size - capacity
for _, bytes in ipairs(redis.call('HVALS', '${keys.bytes}')) do over = over + bytes end
local leaving = {}
if over > 0 then
  -- Every message counts for 1 kB or more, so a hundred make room for the largest.
  for _, oldest in ipairs(redis.call('ZRANGE', '${keys.listed}', 0, 99)) do
    table.insert(leaving, oldest)
    over = over - redis.call('HGET', keyOf(oldest), 'size')
    if over <= 0 then break end
  end
end
if over > 0 then return {'full'} end

for _, oldest in ipairs(leaving) do remove(oldest) end
redis.call('HSET', keyOf(id), 'body', body, 'at', at, 'reason', reason, 'size', size)
redis.call('ZADD', '${keys.unlisted}', due, id)
redis.call('HINCRBY', '${keys.bytes}', 'unlisted', size)
return {'added', unpack(leaving)}
`;

/** ARGV: the ids to remove. Returns those that were there. */
export const removeScript = `${common}
local removed = {}
for _, id in ipairs(ARGV) do
  if remove(id) then table.insert(removed, id) end
end
return removed
`;

/**
 * After a digest. ARGV: JSON of the ids it listed, JSON of those it delivered, now (ISO 8601), seconds
 * for which a delivered one is remembered.
 */
export const settleScript = `${common}
for _, id in ipairs(cjson.decode(ARGV[1])) do
  if redis.call('ZREM', '${keys.unlisted}', id) == 1 then
    local at, size = unpack(redis.call('HMGET', keyOf(id), 'at', 'size'))
    redis.call('ZADD', '${keys.listed}', at, id)
    redis.call('HINCRBY', '${keys.bytes}', 'unlisted', -size)
    redis.call('HINCRBY', '${keys.bytes}', 'listed', size)
  end
end
for _, id in ipairs(cjson.decode(ARGV[2])) do
  if remove(id) then
    redis.call('HSET', keyOf(id), 'deliveredAt', ARGV[3])
    redis.call('EXPIRE', keyOf(id), ARGV[4])
  end
end
redis.call('DEL', '${keys.digest}', '${keys.digestRecipients}', '${keys.digestFailures}')
`;

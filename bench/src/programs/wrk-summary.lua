function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('\n{"perSecond":%f,"p99":%f,"failed":%d}\n',
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end

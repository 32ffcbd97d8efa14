wrk.headers['Accept-Encoding'] = 'br'
dofile('bench/src/programs/wrk-summary.lua')
dofile('bench/src/scale/visitors.lua')
